// The Card Game's score pad: its thirteen lines (CG-8), and who wins (CG-8.3).
import { SUITS } from '../../api/vocabulary.ts'
import { words } from '../../words/words.svelte.ts'
import { leaders, type AnyPad, type AnyRow, type PadGame } from '../model.ts'

export interface CardRow extends AnyRow {
  virtual: boolean
  attraction: number
  lines: Record<string, number>
  city: string[][]
  characters: string[]
  sold: number
}

export interface CardPad extends AnyPad {
  game: 'cards'
  rows: CardRow[]
}

export const CITY = 9 // parcels a side: with the Captain one may be so wide or high

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

function row(place: number): CardRow {
  return {
    name: '',
    suit: SUITS[place] ?? 'hat',
    virtual: false,
    attraction: 0,
    lines: {},
    characters: [],
    sold: 0,
    city: Array.from({ length: CITY }, () => Array.from({ length: CITY }, () => '')),
  }
}

export const cardTotal = (row: CardRow): number =>
  row.virtual ? row.attraction : CARD_LINES.reduce((sum, line) => sum + (row.lines[line] ?? 0), 0)

export const cardPad: PadGame<CardPad> = {
  fresh: () => ({ game: 'cards', rows: [0, 1, 2, 3].map(row) }),
  row,
  total: (pad, seat) => cardTotal(pad.rows[seat] ?? row(seat)),
  result: (pad) => ({ winners: leaders(pad.rows.map(cardTotal)), open: false }),
  lines(pad, seat) {
    const found = pad.rows[seat] ?? row(seat)
    return found.virtual ? [] : CARD_LINES.map((line) => [words.name('line', line), found.lines[line] ?? 0])
  },
}
