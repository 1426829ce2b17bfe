// What happened at a live table, each entry once; and how it is told anew while what was told before stays.
import type { LogEntry } from '../api/requests.ts'

export class LiveLog {
  entries = $state.raw<LogEntry[]>([])
  /** The last number that was seen: a new connection goes on after it. */
  seen = -1
  private anew: LogEntry[] | null = null // the log as it is told once more, until it is all there

  get told(): boolean {
    return this.entries.length > 0 || Boolean(this.anew?.length)
  }

  hear(entries: LogEntry[], seq: number): void {
    const fresh = entries.filter((entry) => entry.seq > this.seen)
    if (this.anew) this.anew.push(...fresh)
    else if (fresh.length) this.entries = [...this.entries, ...fresh]
    this.seen = Math.max(this.seen, seq)
  }

  /** All of it is to be told once more. */
  restart(): void {
    this.seen = -1
    this.anew = []
  }

  /** It is all there. */
  complete(): void {
    if (this.anew) this.entries = this.anew
    this.anew = null
  }

  clear(): void {
    this.entries = []
  }
}
