// Parcels of a city: columns a to z, aa, ab from left to right, rows 1 to 28 from top to bottom.
import { nearest } from '../../choosing/arrows.ts'

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

export const columnOf = (column: number): string =>
  column < 26 ? String.fromCharCode(97 + column) : `a${String.fromCharCode(71 + column)}`

export const nameOf = ({ column, row }: Cell): string => `${columnOf(column)}${row}`

/** The four parcels of a card: top left, top right, bottom left, bottom right. */
export function parcelsAt({ column, row }: Cell): [string, string, string, string] {
  return [
    nameOf({ column, row }),
    nameOf({ column: column + 1, row }),
    nameOf({ column, row: row + 1 }),
    nameOf({ column: column + 1, row: row + 1 }),
  ]
}

const spotOf = ({ column, row }: Cell) => ({ x: column, y: row })

/** The nearest of the cells in the direction of an arrow key; none for another key, or where nothing lies that way. */
export const neighbour = <C extends Cell>(from: Cell, cells: C[], key: string): C | undefined =>
  nearest(key, spotOf(from), cells, spotOf, 2)
