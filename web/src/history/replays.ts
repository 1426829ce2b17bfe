// Positions of a game's past and its log, as the server tells them; a position is asked for once.
import { type Events, get, type LogEntry } from '../api/requests.ts'
import type { Replayed } from '../api/types.ts'

export class Replays {
  private readonly kept = new Map<string, Promise<Replayed>>()

  constructor(private readonly id: string) {}

  /** As a seat knew it, or a spectator (null), after a move; null: the last one, which is always asked for. */
  at(eyes: number | null, move: number | null): Promise<Replayed> {
    const known = move === null ? undefined : this.kept.get(`${eyes} ${move}`)
    if (known) return known
    const query = new URLSearchParams()
    if (move !== null) query.set('move', String(move))
    if (eyes !== null) query.set('seat', String(eyes))
    const found = get<Replayed>(`/api/tables/${this.id}/replay?${query}`)
    if (move !== null) {
      this.kept.set(`${eyes} ${move}`, found)
      found.catch(() => this.kept.delete(`${eyes} ${move}`))
    }
    return found
  }

  keep(eyes: number | null, replayed: Replayed): void {
    this.kept.set(`${eyes} ${replayed.move}`, Promise.resolve(replayed))
  }

  clear(): void {
    this.kept.clear()
  }
}

/** All that happened, and the number of the last of it. It comes in pages. */
export async function wholeLog(id: string): Promise<{ entries: LogEntry[]; seq: number }> {
  const entries: LogEntry[] = []
  let seq = -1
  for (;;) {
    const page = await get<Events>(`/api/tables/${id}/events?since=${seq}`)
    entries.push(...page.entries)
    if (!page.entries.length || page.seq <= seq) return { entries, seq }
    seq = page.seq
  }
}

/** What everybody may know of it. */
export const withoutPrivate = (entries: LogEntry[]): LogEntry[] =>
  entries.map((entry) => ({ ...entry, events: entry.events.filter((event) => !event.private) }))
