// Parcels of a city: columns a to z, aa, ab from left to right, rows 1 to 28 from top to bottom.
export interface Cell {
  column: number
  row: number
}

export function cellOf(name: string): Cell {
  const found = /^([a-z]+)(\d+)$/.exec(name)
  if (!found) throw new Error(`no parcel: ${name}`)
  const [, letters = 'a', row = '1'] = found
  const last = letters.charCodeAt(letters.length - 1) - 97
  return { column: letters.length === 1 ? last : 26 + last, row: Number(row) }
}
