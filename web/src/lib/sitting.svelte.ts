// A table as this browser sees it, kept up to date: the position from one's seat, and what happened.
import { Fault, get, post, type Events, type LogEntry, type Position } from './api.ts'

const WAIT = 25
const PAUSES = [500, 1000, 2000, 5000, 10_000]

export class Sitting<V = unknown> {
  position = $state.raw<Position<V> | null>(null)
  log = $state.raw<LogEntry[]>([])
  fault = $state<string | null>(null)
  offline = $state(false)
  sending = $state(false)
  seat = $state<number | null>(null)
  private seen = -1
  private stopped = new AbortController()

  constructor(readonly id: string) {}

  async begin(): Promise<void> {
    await this.refresh()
    void this.follow()
  }

  stop(): void {
    this.stopped.abort()
  }

  async sitAt(seat: number): Promise<void> {
    this.seat = seat
    this.seen = -1
    this.log = []
    await this.refresh()
  }

  async act(action: string): Promise<boolean> {
    return this.send('actions', { action })
  }

  async undo(): Promise<boolean> {
    return this.send('undo', { move: this.position?.undo })
  }

  async post(what: string, body: unknown = {}): Promise<boolean> {
    return this.tried(() => post(`/api/tables/${this.id}/${what}`, body))
  }

  private send(what: string, wish: Record<string, unknown>): Promise<boolean> {
    const now = this.position
    const id = crypto.randomUUID()
    return this.tried(() => post(`/api/tables/${this.id}/${what}`, { ...wish, question: now?.question, id, seat: now?.seat }))
  }

  private async tried(request: () => Promise<unknown>): Promise<boolean> {
    this.sending = true
    this.fault = null
    try {
      await request()
      await this.refresh()
      return true
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      this.fault = error.message
      if (error.status === 409) await this.refresh()
      return false
    } finally {
      this.sending = false
    }
  }

  private query(): string {
    return this.seat === null ? '' : `seat=${this.seat}`
  }

  private async refresh(): Promise<void> {
    this.position = await get<Position<V>>(`/api/tables/${this.id}?${this.query()}`)
    this.seat ??= this.position.seat
    await this.read(0)
  }

  private async read(wait: number): Promise<boolean> {
    const since = this.seen
    const path = `/api/tables/${this.id}/events?since=${since}&wait=${wait}&${this.query()}`
    const news = await get<Events>(path, this.stopped.signal)
    if (since !== this.seen) return false // another reading was quicker
    this.seen = Math.max(since, news.seq)
    if (news.entries.length) this.log = [...this.log, ...news.entries]
    return news.entries.length > 0 || news.status !== this.position?.table.status || news.seq < 0
  }

  private async follow(): Promise<void> {
    let failures = 0
    while (!this.stopped.signal.aborted) {
      try {
        const changed = await this.read(WAIT)
        failures = 0
        this.offline = false
        if (changed) this.position = await get<Position<V>>(`/api/tables/${this.id}?${this.query()}`)
        if (this.position?.table.status === 'open') await pause(1000)
        if (this.position?.table.status === 'finished') return
      } catch (error) {
        if (this.stopped.signal.aborted) return
        if (!(error instanceof Fault)) throw error
        this.offline = error.status === 0
        await pause(PAUSES[Math.min(failures++, PAUSES.length - 1)] ?? 10_000)
      }
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
