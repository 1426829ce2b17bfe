// What stands where on a real map, counted for the pad: whose, and how many House symbols the city has (BG-8, BG-10.1).
import { GROUND, SYMBOLS } from '../../api/vocabulary.ts'
import type { BoardPad } from './pad.ts'

export interface MapCell {
  thing: string
  /** The seat; -1 for nobody. */
  owner: number
}

export const MAP_THINGS = GROUND
const POINTS: Record<string, number> = SYMBOLS

/** Put what the map shows into the rows of the pad. */
export function counted(pad: BoardPad): void {
  const cells = Object.values(pad.map ?? {})
  pad.symbols = cells.reduce((sum, cell) => sum + (POINTS[cell.thing] ?? 0), 0)
  pad.rows.forEach((row, seat) => {
    const own = cells.filter((cell) => cell.owner === seat).map((cell) => cell.thing)
    row.mountains = own.filter((thing) => thing === 'mountain').length
    row.houses = own.filter((thing) => thing === 'house' || thing === 'townhouse').length
    row.buildings = own.length - row.mountains - row.houses
    row.station = own.includes('train_station')
    row.schools = own.filter((thing) => ['school', 'prison', 'church'].includes(thing)).length
    row.saloon = own.includes('saloon')
  })
}

/** Who leaves the pad leaves the map to nobody, and the others move up. */
export function gone(pad: BoardPad, seat: number): void {
  for (const cell of Object.values(pad.map ?? {})) {
    if (cell.owner === seat) cell.owner = -1
    else if (cell.owner > seat) cell.owner--
  }
}
