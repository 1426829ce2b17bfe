// What somebody wants to play: all that the set-up asks for, as plain data, and the request made from it.
import type { Suit } from '../words/players.ts'
import { BEGINNERS_BAG, OPPONENTS, SETS } from '../api/vocabulary.ts'
import type { GameName } from '../games.ts'
import { isLevel, USUAL_LEVEL, type Level } from '../opponents/levels.ts'
import { SETUPS } from './setups.ts'

const PEOPLE = ['me', 'guest', 'open'] as const
export const MOST_SEATS = 6

export type Sitter = (typeof PEOPLE)[number] | Level

/** Who may sit at a table; bots, the weakest first, play every game. */
export const SITTERS: readonly Sitter[] = [...PEOPLE, ...OPPONENTS]

export const isBot = (who: Sitter): who is Level => isLevel(who)

/** The same sitter, or for a bot that is no longer offered one that is. */
const fitting = (who: Sitter): Sitter => (SITTERS.includes(who) ? who : USUAL_LEVEL)

export interface Wish {
  game: GameName
  players: number
  solo: string
  set: string // a set of the books, "random", or "own"
  own: string // the characters of a set of one's own
  bag: 'beginners' | 'full' | 'own'
  counts: Record<string, number>
  variants: string[]
  edition: string
  river: string[] // parcels of a river of one's own; none: the printed one
  table: number // of the card game: all players, virtual ones too
  real: number
  levels: string[]
  suits: (Suit | '')[]
  seats: { who: Sitter; name: string }[]
  clock: string // a name of CLOCKS, or "own"
  pace: { kind: 'live' | 'days'; move: number; bank: number; days: number }
  public: boolean
  spectators: boolean // may chat
  hints: 'usual' | 'on' | 'off'
}

export const CLOCKS: Record<string, object | null> = {
  none: null,
  quick: { kind: 'live', move: 30, bank: 300 },
  calm: { kind: 'live', move: 120, bank: 900 },
  day: { kind: 'days', days: 1 },
  days: { kind: 'days', days: 3 },
}

export function firstWish(): Wish {
  return {
    game: 'board',
    players: 3,
    solo: '',
    set: 'beginners',
    own: SETS.beginners,
    bag: 'beginners',
    counts: { ...BEGINNERS_BAG },
    variants: [],
    edition: 'english',
    river: [],
    table: 4,
    real: 2,
    levels: Array.from({ length: MOST_SEATS }, () => 'beginner'),
    suits: Array.from({ length: MOST_SEATS }, () => ''),
    seats: Array.from({ length: MOST_SEATS }, (_, seat) => ({ who: seat ? USUAL_LEVEL : 'me', name: '' })),
    clock: 'none',
    pace: { kind: 'live', move: 60, bank: 600, days: 2 },
    public: false,
    spectators: false,
    hints: 'usual',
  }
}

/** What was kept, as far as it still fits. */
export function rememberedWish(kept: string | null): Wish {
  const wish = firstWish()
  try {
    const found = JSON.parse(kept ?? '{}') as Record<string, unknown>
    for (const [name, value] of Object.entries(wish)) {
      const here = found[name]
      const fits = typeof here === typeof value && Array.isArray(here) === Array.isArray(value)
      if (
        fits &&
        (!Array.isArray(value) ||
          !value.length ||
          (here as unknown[]).length === value.length ||
          !['levels', 'suits', 'seats'].includes(name))
      )
        Object.assign(wish, { [name]: here })
    }
  } catch {
    return firstWish()
  }
  for (const seat of wish.seats) seat.who = fitting(seat.who)
  return wish
}

export const seatsOf = (wish: Wish): number => SETUPS[wish.game].seats(wish)

/** The body of the request that sets the table up. */
export function formOf(wish: Wish, material: object = {}): Record<string, unknown> {
  const first = wish.seats.findIndex((seat) => seat.who === 'me')
  const seats = wish.seats.slice(0, seatsOf(wish)).map(({ who, name }, seat) => {
    if (who !== 'guest' && !(who === 'me' && seat !== first)) return who
    return name.trim() ? `me:${name.trim()}` : 'me'
  })
  const clock =
    wish.clock === 'own'
      ? wish.pace.kind === 'live'
        ? { kind: 'live', move: wish.pace.move, bank: wish.pace.bank }
        : { kind: 'days', days: wish.pace.days }
      : (CLOCKS[wish.clock] ?? null)
  return {
    game: wish.game,
    options: SETUPS[wish.game].options(wish),
    public: wish.public,
    seats,
    clock,
    spectators_chat: wish.spectators,
    hints: wish.hints === 'usual' ? null : wish.hints === 'on',
    ...material,
  }
}

/** Under which heading a refusal of the server is shown. */
export function placeOf(code: string): string {
  const places: [RegExp, string][] = [
    [/^options-(character|father)/, 'characters'],
    [/^options-bag/, 'bag'],
    [/^options-variant/, 'variants'],
    [/^options-river/, 'river'],
    [/^options-solo/, 'solo'],
    [/^options-edition/, 'edition'],
    [/^options-suit/, 'suits'],
    [/^options-/, 'players'],
    [/^clock-/, 'clock'],
    [/^(seat|table-seats|bot-unknown)/, 'seats'],
    [/^name-/, 'seats'],
    [/^(figures|deck)/, 'material'],
  ]
  return places.find(([pattern]) => pattern.test(code))?.[1] ?? ''
}
