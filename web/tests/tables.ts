// Tables, positions and what happened, with as much in them as a test needs.
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
    actions: [],
    undo: null,
    ...more,
  } as unknown as Position<V>
}

export function happening(kind: string, data: object, text: string | null = null): Happening {
  return { kind, data, text, private: false } as Happening
}

export function move(seq: number, seat: number, ...events: Happening[]): LogEntry {
  return { seq, kind: 'move', seat, by: null, action: '', events } as unknown as LogEntry
}

export const undo = (seq: number, seat: number): LogEntry => ({ ...move(seq, seat), kind: 'undo' })
