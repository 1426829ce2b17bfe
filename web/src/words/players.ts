// Players are told apart by a colour and by a suit, everywhere and in both games. The colours are far apart for
// every kind of sight; the suits are those of The Card Game.
import type { Position, Table } from '../api/requests.ts'
import { SUITS } from '../api/vocabulary.ts'

export type Suit = (typeof SUITS)[number]

/** The suit of a seat: the one on its cards, or in the board game the one in the order of seats. */
export function suitOf(position: Position, seat: number): Suit {
  return suitAt(position.table, seat)
}

export function suitAt(table: Table, seat: number): Suit {
  const options = table.options
  if (options && 'suits' in options) {
    const named = SUITS.find((suit) => suit === options.suits[seat])
    if (named) return named
  }
  return SUITS[seat % SUITS.length] ?? 'hat'
}
