// What somebody wants to play: all that the set-up asks for, as plain data, and the request made from it.
import type { FaultData } from '../api/requests.ts'
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

export interface TableForm {
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

export function firstForm(): TableForm {
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
export function rememberedForm(kept: string | null): TableForm {
  const form = firstForm()
  try {
    const found = JSON.parse(kept ?? '{}') as Record<string, unknown>
    for (const [name, value] of Object.entries(form)) {
      const here = found[name]
      const fits = typeof here === typeof value && Array.isArray(here) === Array.isArray(value)
      if (
        fits &&
        (!Array.isArray(value) ||
          !value.length ||
          (here as unknown[]).length === value.length ||
          !['levels', 'suits', 'seats'].includes(name))
      )
        Object.assign(form, { [name]: here })
    }
  } catch {
    return firstForm()
  }
  for (const seat of form.seats) seat.who = fitting(seat.who)
  return form
}

export const seatsOf = (form: TableForm): number => SETUPS[form.game].seats(form)

/** The body of the request that sets the table up. */
export function requestOf(form: TableForm, material: object = {}): Record<string, unknown> {
  const first = form.seats.findIndex((seat) => seat.who === 'me')
  const seats = form.seats.slice(0, seatsOf(form)).map(({ who, name }, seat) => {
    if (who !== 'guest' && !(who === 'me' && seat !== first)) return who
    return name.trim() ? `me:${name.trim()}` : 'me'
  })
  const clock =
    form.clock === 'own'
      ? form.pace.kind === 'live'
        ? { kind: 'live', move: form.pace.move, bank: form.pace.bank }
        : { kind: 'days', days: form.pace.days }
      : (CLOCKS[form.clock] ?? null)
  return {
    game: form.game,
    options: SETUPS[form.game].options(form),
    public: form.public,
    seats,
    clock,
    spectators_chat: form.spectators,
    hints: form.hints === 'usual' ? null : form.hints === 'on',
    ...material,
  }
}

// The parts of a request, and the section of the form where they are chosen.
const SECTIONS: Record<string, string> = {
  players: 'players',
  real: 'players',
  seats: 'seats',
  name: 'seats',
  characters: 'characters',
  bag: 'bag',
  variants: 'variants',
  river: 'river',
  solo: 'solo',
  edition: 'edition',
  virtual: 'virtual',
  suits: 'suits',
  clock: 'clock',
  figures: 'material',
  deck: 'material',
}

/** Under which heading a refusal of the server is shown; "" below the form. */
export const sectionOf = (fault: FaultData): string => SECTIONS[String(fault.details['option'])] ?? ''
