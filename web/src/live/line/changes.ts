// A view from the one before and what has changed (docs/server.md). What has not changed stays the same object.
import type { Position } from '../../api/requests.ts'
import type { Of } from './messages.ts'

export type Change = [value: unknown] | [start: number, count: number, values: unknown[]] | { [place: string]: Change }

export function changed(before: unknown, change: Change): unknown {
  if (!Array.isArray(change)) {
    const after = (isList(before) ? [...before] : { ...(before as object) }) as Record<string, unknown>
    for (const place in change) after[place] = changed(after[place], change[place] as Change)
    return after
  }
  if (change.length === 1 || !isList(before)) return change[0]
  const [start, count, values] = change
  return [...before.slice(0, start), ...values, ...before.slice(start + count)]
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** The position to which they lead; null if they are not changes of the one that is shown. */
export function positionFrom(shown: Position | null, news: Of<'changes'>): Of<'position'> | null {
  const { after, changes, ...rest } = news
  if (!shown?.view || shown.seat !== news.seat || shown.table.seq !== after) return null
  return { ...rest, type: 'position', view: changed(shown.view, changes) }
}
