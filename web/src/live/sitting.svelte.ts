// A player's or spectator's place at a live table: what they see there, and what they ask for.
import type { Action, Choice } from '../api/actions.ts'
import { BUSY, Fault, get, post, STOPPING } from '../api/requests.ts'
import type { WhyNot as Why } from '../api/types.ts'
import { keep, readKept } from '../browser/storage.ts'
import { reasonOf } from '../choosing/reason.ts'
import { withdraw } from '../fairness/numbers.ts'
import { Connection } from './line/connection.svelte.ts'
import { newId } from './line/ids.ts'
import { LiveView } from './liveView.svelte.ts'
import { FINAL, REFUSED, type Whole } from './line/messages.ts'
import { Pending } from './line/pending.svelte.ts'
import type { Playing, WhyNot } from './playing.ts'

const UNKNOWN = 'table-unknown'

export class Sitting<V = unknown> extends LiveView<V> implements Playing {
  fault = $state<string | null>(null)
  missing = $state<string | null>(null)
  sending = $state(false)
  readonly thinks = true
  private owed = -1 // the position that shows what was done last, by number
  private readonly line: Connection
  private readonly pending: Pending

  constructor(id: string) {
    super(id)
    this.line = new Connection({
      address: () => this.address(),
      opened: () => (this.arriving = true),
      hear: (news) => this.follow(news),
      closed: (code) => this.closed(code),
    })
    this.pending = new Pending(this.line)
    this.line.open()
    addEventListener('pagehide', this.depart)
  }

  stop(): void {
    this.stopped = true
    this.depart()
    removeEventListener('pagehide', this.depart)
    this.line.stop()
  }

  reopen(afresh: boolean): void {
    if (afresh) this.happened.restart()
    this.line.reopen()
  }

  get offline(): boolean {
    return this.line.offline
  }

  get held(): boolean {
    return this.pending.held
  }

  get waitsForLine(): boolean {
    return this.sending && this.offline
  }

  get awaitsConsent(): boolean {
    return readKept('consent') === `${this.id} ${this.position?.table.seq}`
  }

  act(...actions: Action[]): Promise<boolean> {
    const [action] = actions
    return this.ask({ type: 'act', ...(actions.length > 1 ? { actions } : { action }) })
  }

  undo(): Promise<boolean> {
    return this.ask({ type: 'undo', move: this.position?.undo })
  }

  /** Back to before one's own last move, whatever happened since; only against bots, and the table is for practice then. */
  rewind(): Promise<boolean> {
    return this.post('rewind', { question: this.position?.question, id: newId(), seat: this.position?.seat })
  }

  withdraw(): boolean {
    this.pending.drop(true)
    this.sending = this.busy
    return !this.pending.some
  }

  dropped(): void {
    this.takenBack.tell()
  }

  whyNot(action: Action, plan: Choice[] = []): Promise<WhyNot | null> {
    const query = new URLSearchParams({
      action: JSON.stringify(action),
      ...(plan.length ? { plan: plan.map((step) => step.text).join() } : {}),
      ...(this.seat === null ? {} : { seat: String(this.seat) }),
    })
    return reasonOf(get<Why>(`/api/tables/${this.id}/why?${query}`))
  }

  look<T>(what: string): Promise<T> {
    return get<T>(`/api/tables/${this.id}/${what}`)
  }

  /** Something about the table itself. */
  async post(what: string, body: unknown = {}): Promise<boolean> {
    this.sending = true
    this.fault = null
    try {
      await post(`/api/tables/${this.id}/${what}`, body)
      return true
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      this.fault = error.message
      return false
    } finally {
      this.sending = false
    }
  }

  private depart = (): void => void (this.table && withdraw(this.table.table))

  private ask(request: Record<string, unknown>): Promise<boolean> {
    this.fault = null
    this.sending = true
    return this.pending.ask({ ...request, question: this.position?.question, seat: this.position?.seat })
  }

  private closed(code: number): boolean {
    // The seat belongs to somebody else now, or the reader has logged out. They may still watch.
    if (code === REFUSED && this.seat !== null && this.arriving) {
      this.seat = null
      this.fault = null
      this.reopen(true)
      return true
    }
    if (!FINAL.has(code)) return false
    this.pending.drop()
    this.sending = this.busy
    return true
  }

  protected hear(news: Whole): void {
    switch (news.type) {
      case 'welcome':
        this.pending.sendAll()
        this.hearWelcome(news)
        return
      case 'table':
        this.hearTable(news)
        return
      case 'position': {
        const before = this.position
        this.hearPosition(news)
        if (this.owed >= 0 && news.seq >= this.owed) {
          this.owed = -1
          this.sending = this.busy
        }
        this.tellMove(before)
        return
      }
      case 'events':
        this.happened.hear(news.entries, news.seq)
        return
      case 'presence':
        this.present = news.seats
        this.watching = news.watching
        return
      case 'chat':
        this.hearTalk()
        return
      case 'done':
        this.owed = news.seq
        if (news.waiting) keep('consent', `${this.id} ${news.seq}`)
        this.settle(news.id, true)
        return
      case 'fault':
        // Nothing was done. It is sent again on the next connection, to whoever serves then.
        if (news.error.code === STOPPING) return
        if (news.error.code === BUSY && news.id) {
          this.pending.sendLater(news.id)
          return
        }
        if (!this.position && news.error.code === UNKNOWN) this.missing = news.error.message
        else this.fault = news.error.message
        if (news.id) this.settle(news.id, false)
    }
  }

  private settle(id: string, ok: boolean): void {
    this.pending.settle(id, ok)
    this.sending = this.busy
  }

  /** Something is not answered yet, or its position is not here yet: the answer may come first. */
  private get busy(): boolean {
    return this.pending.some || (this.position?.table.seq ?? 0) < this.owed
  }
}
