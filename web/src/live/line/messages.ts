// What the server says over a live connection (docs/server.md).
import type { FaultData, LogEntry, Position, Table } from '../../api/requests.ts'
import type { Change } from './changes.ts'

interface Moment extends Omit<Position, 'table' | 'own' | 'view'> {
  seq: number
  entries: LogEntry[]
}

export type News =
  | { type: 'welcome'; id: string; user: string | null; seats: number[]; now: number }
  | { type: 'table'; table: Table; own: number[] }
  | ({ type: 'position'; view: Position['view'] } & Moment)
  | ({ type: 'changes'; after: number; changes: Change } & Moment)
  | { type: 'events'; seat: number | null; seq: number; entries: LogEntry[] }
  | { type: 'presence'; seats: number[]; watching: number }
  | { type: 'chat'; last: number }
  | { type: 'done'; id: string; seq: number; seat: number; repeated: boolean; waiting: number }
  | { type: 'fault'; id: string | null; error: FaultData }
  | { type: 'pong'; id: string }

export type Of<Kind extends News['type']> = Extract<News, { type: Kind }>

/** What can be heard by itself. */
export type Whole = Exclude<News, { type: 'changes' }>

/** Codes with which the server closes for a reason that will not go away by itself. */
export const REFUSED = 4403
export const FINAL: ReadonlySet<number> = new Set([REFUSED, 4404])
