// Where things are on the map: parcels a1 to h8, row 1 in the north; lines between them, named by a parcel and a side.
export const SIZE = 100

export interface Spot {
  x: number
  y: number
}

export function parcelAt(index: number): string {
  return `${'abcdefgh'.charAt(index % 8)}${Math.floor(index / 8) + 1}`
}

/** All of them, row by row. */
export const PARCELS: readonly string[] = Array.from({ length: 64 }, (_, index) => parcelAt(index))

export const indexOf = (parcel: string): number => (Number(parcel.slice(1)) - 1) * 8 + parcel.charCodeAt(0) - 97

export function spotOf(parcel: string): Spot {
  return { x: (parcel.charCodeAt(0) - 97) * SIZE, y: (Number(parcel.slice(1)) - 1) * SIZE }
}

export const isParcel = (text: string): boolean => /^[a-h][1-8]$/.test(text)

export interface Line {
  x1: number
  y1: number
  x2: number
  y2: number
}

export function lineOf(name: string): Line {
  const { x, y } = spotOf(name.slice(0, 2))
  switch (name[2]) {
    case 'n':
      return { x1: x, y1: y, x2: x + SIZE, y2: y }
    case 's':
      return { x1: x, y1: y + SIZE, x2: x + SIZE, y2: y + SIZE }
    case 'w':
      return { x1: x, y1: y, x2: x, y2: y + SIZE }
    default:
      return { x1: x + SIZE, y1: y, x2: x + SIZE, y2: y + SIZE }
  }
}
