// The log of a live table: each entry once. While it is fetched again, the old one stays.
import type { LogEntry } from '../api/requests.ts'

export class LiveLog {
  entries = $state.raw<LogEntry[]>([])
  /** The last number seen: a new connection resumes after it. */
  seen = -1
  private anew: LogEntry[] | null = null // the log while it is fetched again

  get told(): boolean {
    return this.entries.length > 0 || Boolean(this.anew?.length)
  }

  hear(entries: LogEntry[], seq: number): void {
    const fresh = entries.filter((entry) => entry.seq > this.seen)
    if (this.anew) this.anew.push(...fresh)
    else if (fresh.length) this.entries = [...this.entries, ...fresh]
    this.seen = Math.max(this.seen, seq)
  }

  /** Fetch all of it again. */
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
