// What the server shows of Horses: each player's supply, the five enclosures, and the rodeos won.
import { words } from '../../words/words.svelte.ts'
import type { BoardView } from '../view.ts'
import type { Figure } from './model.ts'

export interface Herd {
  supply: number[]
  enclosures: number[][]
  rodeos: number[]
}

export const herdOf = (view: BoardView) => view.variants.horses as Herd | undefined

export function herdFigure(view: BoardView, seat: number): Figure {
  const horses = [herdOf(view)?.supply[seat] ?? 0, ...(herdOf(view)?.enclosures[seat] ?? [])]
  return {
    icon: 'horse',
    said: words.say('web-board-horses'),
    text: String(horses.reduce((sum, one) => sum + one, 0)),
  }
}
