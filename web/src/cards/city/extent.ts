// How large a city is drawn: half a parcel of ground around all of its cards and places.
import { cellOf, type Cell } from './grid.ts'

/** Where the first card of a city lies. */
const MIDDLE = cellOf('n14')

export interface Extent {
  left: number
  top: number
  columns: number
  rows: number
}

/** In parcels. A cell is the upper left one of a card's four. */
export function extentOf(found: Cell[]): Extent {
  const cells = found.length ? found : [MIDDLE]
  const left = Math.min(...cells.map((cell) => cell.column)) - 0.5
  const top = Math.min(...cells.map((cell) => cell.row)) - 0.5
  return {
    left,
    top,
    columns: Math.max(...cells.map((cell) => cell.column)) + 2.5 - left,
    rows: Math.max(...cells.map((cell) => cell.row)) + 2.5 - top,
  }
}
