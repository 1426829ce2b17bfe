// Tables, positions and what happened, with as much in them as a test needs.
import { type Action, type Choice, valuesOf } from '../src/api/actions.ts'
import { BOARD_ACTIONS, CARD_ACTIONS } from '../src/api/vocabulary.ts'
import type { Happening, LogEntry, Position, Table } from '../src/api/requests.ts'

export function table(more: object = {}): Table {
  const seats = ['Ann', 'Bob'].map((name, seat) => ({ seat, name, mine: seat === 0, bot: null, standin: null }))
  return { id: 'abc', game: 'board', status: 'playing', seq: 0, options: {}, seats, public: false, ...more } as Table
}

export function position<V>(view: V, more: object = {}): Position<V> {
  return {
    table: table(),
    own: [0],
    seat: 0,
    question: 1,
    asked: null,
    view,
    choices: [],
    undo: null,
    ...more,
  } as unknown as Position<V>
}

/** An action that the rules offer, by the text it would have. */
export function choice(text: string): Choice {
  const [kind = '', ...values] = text.split(' ')
  const fields = (Object.entries({ ...BOARD_ACTIONS, ...CARD_ACTIONS }).find(([one]) => one === kind)?.[1] ??
    []) as readonly string[]
  const given = fields.flatMap((name, at) => {
    const value = values[at]
    return value === undefined ? [] : [[name, /^\d+$/.test(value) ? Number(value) : value] as const]
  })
  return { kind, ...Object.fromEntries(given), text } as Choice
}
export const choices = (...texts: string[]): Choice[] => texts.map(choice)

/** The text of an action, for whoever compares many. */
export const textOf = (action: Action): string => [action.kind, ...valuesOf(action)].filter(Boolean).join(' ')

export function happening(kind: string, data: object, text: string | null = null): Happening {
  return { kind, data, text, private: false } as Happening
}

export function move(seq: number, seat: number, ...events: Happening[]): LogEntry {
  return { seq, kind: 'move', seat, by: null, action: '', events } as unknown as LogEntry
}

export const undo = (seq: number, seat: number): LogEntry => ({ ...move(seq, seat), kind: 'undo' })
