// What setting up is like for each game: how a form becomes seats and options, what is ready-made, what chance may bring.
import type { GameName } from '../games.ts'
import type { Suit } from '../words/players.ts'
import { boardSetup } from './board/setup.ts'
import { cardSetup } from './cards/setup.ts'
import type { TableForm } from './tableForm.ts'

export interface Preset {
  name: string
  label: () => string
  choices: Partial<TableForm>
}

export interface GameSetup {
  /** How many seats are there for people and bots. */
  seats: (form: TableForm) => number
  options: (form: TableForm) => Record<string, unknown>
  /** The suit that a seat has chosen; "" where the game gives it one. */
  suit: (form: TableForm, seat: number) => Suit | ''
  presets: readonly Preset[]
  /** What to change for anything that the rules allow; who sits where stays as it is. */
  surprise: (form: TableForm, chance: () => number) => Promise<Partial<TableForm>>
}

export const SETUPS: Record<GameName, GameSetup> = { board: boardSetup, cards: cardSetup }
