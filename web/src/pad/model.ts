// What the score pads of both games have in common.
import type { GameName } from '../games.ts'
import type { Suit } from '../words/players.ts'

export interface AnyRow {
  name: string
  suit: Suit
}

export interface AnyPad {
  id: string
  made: string
  game: GameName
  rows: AnyRow[]
}

export interface Result {
  winners: number[]
  /** Equal at the top, and what decides is not known. */
  open: boolean
}

/** How a game's pad begins and adds up. */
export interface PadGame<P extends AnyPad> {
  fresh(): Omit<P, 'id' | 'made'>
  row(place: number): P['rows'][number]
  total(pad: P, seat: number): number
  result(pad: P): Result
  /** The lines of a player's sheet, by what they are called. */
  lines(pad: P, seat: number): [label: string, points: number][]
}

/** Who has most; nobody before anything is written. */
export function leaders(totals: readonly number[]): number[] {
  if (!totals.some(Boolean)) return []
  const best = Math.max(...totals)
  return totals.flatMap((total, seat) => (total === best ? [seat] : []))
}

/** With a minus sign, not a hyphen. */
export const signed = (points: number): string => String(points).replace('-', '−')
