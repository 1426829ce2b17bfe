// What setting up is like for each game: how a wish becomes seats and options, what is ready-made, what chance may bring.
import type { GameName } from '../games.ts'
import type { Suit } from '../words/players.ts'
import { boardSetup } from './board/setup.ts'
import { cardSetup } from './cards/setup.ts'
import type { Wish } from './wish.ts'

export interface Preset {
  name: string
  label: () => string
  choices: Partial<Wish>
}

export interface GameSetup {
  /** How many seats are there for people and bots. */
  seats: (wish: Wish) => number
  options: (wish: Wish) => Record<string, unknown>
  /** The suit that a seat has chosen; "" where the game gives it one. */
  suit: (wish: Wish, seat: number) => Suit | ''
  presets: readonly Preset[]
  /** What to change for anything that the rules allow; who sits where stays as it is. */
  surprise: (wish: Wish, chance: () => number) => Promise<Partial<Wish>>
}

export const SETUPS: Record<GameName, GameSetup> = { board: boardSetup, cards: cardSetup }
