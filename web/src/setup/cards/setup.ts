// Setting up The Card Game: the options of a form, and any of them at random.
import { LEVELS, SUITS } from '../../api/vocabulary.ts'
import type { Suit } from '../../words/players.ts'
import type { GameSetup } from '../setups.ts'
import type { TableForm } from '../tableForm.ts'

/** Suits in the order of seats: those who have not chosen get one that nobody wants. */
function givenSuits(form: TableForm): Suit[] {
  const wanted = form.suits.slice(0, form.real)
  if (!wanted.some(Boolean)) return []
  const rest = SUITS.filter((suit) => !wanted.includes(suit))
  return wanted.map((suit) => suit || (rest.shift() ?? 'hat'))
}

/** Of the sizes of a table, those that have room for everybody. */
export const sizesFor = (form: TableForm): number[] => [4, 5, 6].filter((count) => count >= form.real)

export const cardSetup: GameSetup = {
  seats: (form) => form.real,
  options(form) {
    const suits = givenSuits(form)
    return {
      real: form.real,
      virtual: form.levels.slice(0, Math.max(0, form.table - form.real)),
      ...(suits.length ? { suits } : {}),
    }
  },
  suit: (form, seat) => form.suits[seat] ?? '',
  presets: [],
  surprise(form, chance) {
    const oneOf = <T>(found: readonly T[]): T => found[Math.floor(chance() * found.length)] as T
    return Promise.resolve({ table: oneOf(sizesFor(form)), levels: form.levels.map(() => oneOf(LEVELS)) })
  },
}
