// The end of the board game by its sources (BG-10.1), and who wins (BG-10.2, CG-8.3).
import type { BoardPad, BoardRow, CardRow } from './pads.svelte.ts'

export const CARD_LINES = [
  'ranch',
  'mine',
  'drugstore',
  'bank',
  'saloon',
  'stores',
  'ranch-bonus',
  'mine-bonus',
  'house-bonus',
  'hotel',
  'city-hall',
  'outlaws',
  'characters',
] as const

export type Source =
  | 'so-far'
  | 'money'
  | 'buildings'
  | 'houses'
  | 'mountains'
  | 'bridge'
  | 'train-station'
  | 'character'
  | 'horses'
  | 'kit-carson'

/** The VP of each source; those of variants that are not in play are not there. */
export function boardSources(pad: BoardPad, row: BoardRow): Partial<Record<Source, number>> {
  return {
    'so-far': row.vp,
    money: Math.floor(row.money / 6),
    buildings: 2 * row.buildings,
    houses: 2 * row.houses,
    mountains: 2 * row.mountains,
    ...(pad.river ? { bridge: Math.min(row.bridge, row.buildings + row.houses + row.mountains) } : {}),
    'train-station': row.station ? Math.floor(pad.symbols / 2) : 0,
    character: row.teacher ? 2 * row.schools + (row.saloon ? 0 : 2) : 0,
    ...(pad.herd ? { horses: row.horses * (1 + row.rodeos) } : {}),
    ...(pad.kit ? { 'kit-carson': row.passed ? pad.rows.length - row.passed : 0 } : {}),
  }
}

export const boardTotal = (pad: BoardPad, row: BoardRow): number =>
  Object.values(boardSources(pad, row)).reduce((sum, vp) => sum + vp, 0)

export const cardTotal = (row: CardRow): number =>
  row.virtual ? row.attraction : CARD_LINES.reduce((sum, line) => sum + (row.lines[line] ?? 0), 0)

/** With a minus sign, not a hyphen. */
export const signed = (points: number): string => String(points).replace('-', '−')

export interface Result {
  winners: number[]
  /** Equal at the top, and the pass order that decides is not known. */
  open: boolean
}

export function boardResult(pad: BoardPad): Result {
  const totals = pad.rows.map((row) => boardTotal(pad, row))
  if (!totals.some(Boolean)) return { winners: [], open: false } // nothing is written yet
  const best = Math.max(...totals)
  const first = totals.flatMap((total, seat) => (total === best ? [seat] : []))
  if (first.length === 1) return { winners: first, open: false }
  const places = first.map((seat) => pad.rows[seat]?.passed ?? 0)
  if (places.some((place) => !place)) return { winners: first, open: true }
  const earliest = Math.min(...places)
  return { winners: first.filter((seat) => pad.rows[seat]?.passed === earliest), open: false }
}

export function cardResult(rows: CardRow[]): Result {
  const totals = rows.map(cardTotal)
  if (!totals.some(Boolean)) return { winners: [], open: false } // nothing is written yet
  const best = Math.max(...totals)
  return { winners: totals.flatMap((total, seat) => (total === best ? [seat] : [])), open: false }
}
