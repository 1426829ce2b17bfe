// What happened since one's own last move: first what was done to oneself, then everything, in its order.
import type { Series } from '../api/types.ts'
import type { LogEntry } from '../api/requests.ts'
import { concerned, doneTo, movesOf } from './log.ts'
import { withoutRules } from '../words/ruleMentions.ts'

export interface SinceLine {
  move: number
  /** Whom it is about; -1: nobody in particular. */
  seat: number
  text: string
  mine: boolean
}

export interface Since {
  /** The number of one's own last move. */
  from: number
  done: SinceLine[]
  all: SinceLine[]
}

// What lies open on the table, and need not be told.
const SEEN = new Set(['revealed', 'back'])

/** Null where one has not moved yet, or nobody else has since. */
export function sinceOwn(log: LogEntry[], me: number): Since | null {
  const moves = movesOf(log)
  const own = moves.findLastIndex((move) => move.seat === me && (move.by === null || move.by === 'order'))
  if (own < 0 || own === moves.length - 1) return null
  const done: SinceLine[] = []
  const all: SinceLine[] = []
  moves.slice(own + 1).forEach((entry, index) => {
    const move = own + 2 + index
    for (const event of entry.events) {
      if (!event.text || SEEN.has(event.kind)) continue
      const who: unknown = event.data.seat ?? event.data.winner
      const line = {
        move,
        seat: typeof who === 'number' ? who : -1,
        text: withoutRules(event.text),
        mine: concerned(event).has(me),
      }
      all.push(line)
      if (doneTo(event, me)) done.push(line)
    }
  })
  return all.length ? { from: own + 1, done, all } : null
}

export type Change =
  | { kind: 'income'; move: number; before: number; after: number }
  | { kind: 'overtaken' | 'overtook'; other: number; points: number; own: number }

/** What others' moves did to one's next income, and who has come past whom. */
export function changes(series: Series, me: number, from: number): Change[] {
  const found: Change[] = []
  const income = series.lines.income?.[me] ?? []
  // Of a very long game not every move is in the series.
  const start = Math.max(
    0,
    series.moves.findLastIndex((move) => move <= from),
  )
  for (let at = start + 1; at < income.length; at++) {
    const before = income[at - 1] ?? 0
    const after = income[at] ?? 0
    if (before !== after) found.push({ kind: 'income', move: series.moves[at] ?? at, before, after })
  }
  const points = series.lines.points ?? []
  points.forEach((line, other) => {
    const own = points[me] ?? []
    if (other === me) return
    const then = Math.sign((own[start] ?? 0) - (line[start] ?? 0))
    const now = Math.sign((own.at(-1) ?? 0) - (line.at(-1) ?? 0))
    if (then >= 0 && now < 0) found.push({ kind: 'overtaken', other, points: line.at(-1) ?? 0, own: own.at(-1) ?? 0 })
    if (then <= 0 && now > 0) found.push({ kind: 'overtook', other, points: line.at(-1) ?? 0, own: own.at(-1) ?? 0 })
  })
  return found
}
