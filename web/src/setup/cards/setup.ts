// Setting up The Card Game: the options of a wish, and any of them at random.
import { LEVELS, SUITS } from '../../api/vocabulary.ts'
import type { Suit } from '../../words/players.ts'
import type { GameSetup } from '../setups.ts'
import type { Wish } from '../wish.ts'

/** Suits in the order of seats: those who have not chosen get one that nobody wants. */
function givenSuits(wish: Wish): Suit[] {
  const wanted = wish.suits.slice(0, wish.real)
  if (!wanted.some(Boolean)) return []
  const rest = SUITS.filter((suit) => !wanted.includes(suit))
  return wanted.map((suit) => suit || (rest.shift() ?? 'hat'))
}

/** Of the sizes of a table, those that have room for everybody. */
export const sizesFor = (wish: Wish): number[] => [4, 5, 6].filter((count) => count >= wish.real)

export const cardSetup: GameSetup = {
  seats: (wish) => wish.real,
  options(wish) {
    const suits = givenSuits(wish)
    return {
      real: wish.real,
      virtual: wish.levels.slice(0, Math.max(0, wish.table - wish.real)),
      ...(suits.length ? { suits } : {}),
    }
  },
  suit: (wish, seat) => wish.suits[seat] ?? '',
  presets: [],
  surprise(wish, chance) {
    const oneOf = <T>(found: readonly T[]): T => found[Math.floor(chance() * found.length)] as T
    return Promise.resolve({ table: oneOf(sizesFor(wish)), levels: wish.levels.map(() => oneOf(LEVELS)) })
  },
}
