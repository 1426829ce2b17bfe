// A table as this browser sees it, kept up to date over a live connection: the position from one's seat, and what
// happened. A connection that is lost is opened again and goes on after the last number seen.
import type { WhyNot as Why } from '../api/types.ts'
import { get, given, post, Fault, type FaultData, type LogEntry, type Position, type Table } from '../api/requests.ts'
import { newId } from './ids.ts'
import { contribute, withdraw } from '../fairness/numbers.ts'
import type { Playing, WhyNot } from './playing.ts'
import { reasonOf } from '../choosing/reason.ts'
import { soon } from '../browser/idle.ts'
import { mayHear, Talk } from '../talk/talk.svelte.ts'
import { words } from '../words/words.svelte.ts'

const PAUSES = [300, 1000, 2000, 5000, 10_000]
const PULSE = 10_000 // milliseconds of silence before one asks whether anybody is there
const SILENCE = 5_000 // and as many without an answer before the connection counts as lost
const NOTICE = 8_000 // milliseconds for which something is said that is soon past
const PATIENCE = 15_000 // milliseconds without an answer before a wish is sent again on a new connection
// Closed for a reason that will not go away by itself (see the server's live messages).
const REFUSED = 4403
const FINAL = new Set([REFUSED, 4404])
const UNKNOWN = 'table-unknown'

type News =
  | { type: 'welcome'; id: string; user: string | null; seats: number[]; now: number }
  | { type: 'table'; table: Table; own: number[] }
  | ({ type: 'position'; seq: number; entries: LogEntry[] } & Omit<Position, 'table' | 'own'>)
  | { type: 'events'; seat: number | null; seq: number; entries: LogEntry[] }
  | { type: 'presence'; seats: number[]; watching: number }
  | { type: 'chat'; last: number }
  | { type: 'done'; id: string; seq: number; seat: number; repeated: boolean }
  | { type: 'fault'; id: string | null; error: FaultData }
  | { type: 'pong'; id: string }

interface Waiting {
  message: Record<string, unknown>
  answered: (ok: boolean) => void
  sent: boolean // on any connection: then it may have been done
}

export class Sitting<V = unknown> implements Playing {
  position = $state.raw<Position<V> | null>(null)
  log = $state.raw<LogEntry[]>([])
  present = $state.raw<number[]>([])
  watching = $state(0)
  ahead = $state(0) // seconds by which the server's clock is ahead of this one
  fault = $state<string | null>(null)
  missing = $state<string | null>(null)
  offline = $state(false)
  sending = $state(false)
  held = $state(false)
  /** What another took back has dropped what one had chosen: said for a moment. */
  notice = $state('')
  get waitsForLine(): boolean {
    return this.sending && this.offline
  }
  readonly talk: Talk
  /** Told of what led from one position to the next, as seen from the same seat. */
  onmove: ((before: Position<V>, after: Position<V>, entries: LogEntry[]) => void) | null = null
  private arriving = true // nothing has come over this connection yet
  private seat: number | null = null
  private seen = -1
  private anew: LogEntry[] | null = null // the log as it is told once more, until it is all there
  private socket: WebSocket | null = null
  private welcome = false // on this connection; what is wished before is said then
  private failures = 0
  private stopped = false
  private waiting = new Map<string, Waiting>()
  private table: { table: Table; own: number[] } | null = null

  private tookBack = '' // who has just taken a move back, if it was another
  private noticed: ReturnType<typeof setTimeout> | undefined
  private owed = -1 // the number of the position that shows what was done last
  private heardAt = Date.now()
  private pingedAt = 0 // when one asked last; 0 once anything has been heard since
  private readonly pulse: ReturnType<typeof setInterval>

  constructor(readonly id: string) {
    this.talk = new Talk(id)
    const first = given<Position<V>>(`/api/tables/${id}`)
    if (first) {
      this.table = { table: first.table, own: first.own }
      this.position = first
      this.seat = first.seat
    }
    this.open()
    addEventListener('offline', this.lose)
    addEventListener('online', this.regain)
    addEventListener('pagehide', this.depart)
    this.pulse = setInterval(() => this.listen(), SILENCE)
  }

  stop(): void {
    this.stopped = true
    this.depart()
    removeEventListener('offline', this.lose)
    removeEventListener('online', this.regain)
    removeEventListener('pagehide', this.depart)
    clearInterval(this.pulse)
    this.socket?.close()
  }

  /** Look from another of one's seats (hot-seat), with all that it may know. */
  sitAt(seat: number): void {
    if (seat === this.seat) return
    this.seat = seat
    this.log = [] // it may say what only the other may know
    this.reopen(true)
  }

  /** The same again in another language, with other names, or as somebody else. Until it is there the log stays as it was. */
  reopen(afresh: boolean): void {
    if (afresh) {
      this.seen = -1
      this.anew = []
    }
    this.socket?.close()
    this.socket = null
    this.open()
  }

  act(action: string): Promise<boolean> {
    return this.wish({ type: 'act', action })
  }

  undo(): Promise<boolean> {
    return this.wish({ type: 'undo', move: this.position?.undo })
  }

  withdraw(): boolean {
    for (const [id, { sent }] of [...this.waiting]) if (!sent) this.settle(id, false)
    return this.waiting.size === 0
  }

  /** Said only where another's taking back is the reason. */
  dropped(): void {
    if (!this.tookBack) return
    this.notice = words.say('web-taken-back', { name: this.tookBack })
    this.tookBack = ''
    clearTimeout(this.noticed)
    this.noticed = setTimeout(() => (this.notice = ''), NOTICE)
  }

  whyNot(action: string, plan: string[] = []): Promise<WhyNot | null> {
    const query = new URLSearchParams({
      action,
      ...(plan.length ? { plan: plan.join() } : {}),
      ...(this.seat === null ? {} : { seat: String(this.seat) }),
    })
    return reasonOf(get<Why>(`/api/tables/${this.id}/why?${query}`))
  }

  readonly thinks = true

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
  // The browser knows before the connection does.
  private lose = (): void => void (this.offline = true)
  private regain = (): void => this.reopen(false)

  /** A line on which nothing is heard may be dead without having been closed. (A hidden tab looks once a minute only.) */
  private listen(): void {
    const now = Date.now()
    if (this.offline || this.socket?.readyState !== WebSocket.OPEN || now - this.heardAt < PULSE) return
    if (!this.pingedAt) {
      this.pingedAt = now
      this.send({ type: 'ping' })
    } else if (now - this.pingedAt >= SILENCE) {
      this.offline = true
      this.reopen(false)
    }
  }

  private wish(wish: Record<string, unknown>): Promise<boolean> {
    const id = newId()
    const message = { ...wish, id, question: this.position?.question, seat: this.position?.seat }
    this.fault = null
    this.sending = true
    return new Promise((answered) => {
      const wished = { message, answered, sent: false }
      this.waiting.set(id, wished)
      this.dispatch(wished)
      // The browser may take a line for lost that is not: who wishes something looks for one at once.
      if (!wished.sent && this.offline && this.socket?.readyState === WebSocket.OPEN) this.reopen(false)
      setTimeout(() => this.waiting.has(id) && this.reopen(false), PATIENCE)
    })
  }

  private dispatch(wished: Waiting): void {
    if (this.send(wished.message)) wished.sent = true
    this.weigh()
  }

  /** Without a connection nothing is given to one that may be dead: it would be neither here nor there. */
  private send(message: Record<string, unknown>): boolean {
    if (!this.welcome || this.offline || this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  private open(): void {
    if (this.stopped) return
    const query = new URLSearchParams({ since: String(this.seen), lang: words.language })
    if (this.seat !== null) query.set('seat', String(this.seat))
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.id}/live?${query}`)
    this.socket = socket
    this.welcome = false
    this.arriving = true
    this.pingedAt = 0
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as News)
    socket.onclose = (event) => {
      if (this.socket !== socket || this.stopped) return
      // The seat that one looked from has been given to another, or one is no longer who one was: one may still look on.
      if (event.code === REFUSED && this.seat !== null && this.arriving) {
        this.seat = null
        this.fault = null
        this.reopen(true)
        return
      }
      if (FINAL.has(event.code)) {
        for (const id of [...this.waiting.keys()]) this.settle(id, false)
        return
      }
      this.offline = true
      const pause = PAUSES[Math.min(this.failures++, PAUSES.length - 1)] ?? 10_000
      setTimeout(() => this.socket === socket && this.open(), pause)
    }
  }

  private hear(news: News): void {
    this.heardAt = Date.now()
    this.pingedAt = 0
    switch (news.type) {
      case 'welcome':
        this.welcome = true
        this.failures = 0
        this.offline = false
        this.ahead = news.now - Date.now() / 1000
        // What was wished and not answered: the server knows by its id whether it has been done.
        for (const wished of this.waiting.values()) this.dispatch(wished)
        // The game first; who reads and who may speak is not pressing. It depends on the table, which may come later.
        if (this.table) soon(() => this.listenIn())
        return
      case 'table': {
        const shown = this.position
        if (this.table?.own.length !== news.own.length) soon(() => this.listenIn())
        const before = this.table?.table
        this.table = { table: news.table, own: news.own }
        void contribute(news.table)
        // A seat that was given back, or taken away, cannot be looked from any more.
        if (this.seat !== null && !news.own.includes(this.seat)) {
          this.seat = null
          this.reopen(true)
        }
        this.position = { ...(this.position ?? NOTHING), ...this.table } as Position<V>
        // A table may be told of before the position that it has got to: until then what is shown keeps its number.
        if (shown?.view) this.position.table = { ...news.table, seq: shown.table.seq }
        // Whoever is called otherwise now is called so in what happened before, too.
        if (before && (this.log.length || this.anew?.length) && namesIn(before) !== namesIn(news.table))
          this.reopen(true)
        return
      }
      case 'position': {
        const { type: _type, entries, seq, ...rest } = news
        const before = this.position
        this.heardOf(entries, seq)
        if (this.anew) this.log = this.anew
        this.anew = null
        this.seat = news.seat
        if (!this.table) return
        const after = { ...rest, ...this.table, table: { ...this.table.table, seq } } as Position<V>
        const back = before
          ? entries.findLast(
              (entry) => entry.kind === 'undo' && entry.seq > before.table.seq && !after.own.includes(entry.seat),
            )
          : undefined
        this.tookBack = back ? (after.table.seats.find((one) => one.seat === back.seat)?.name ?? '') : ''
        this.position = after
        if (this.owed >= 0 && seq >= this.owed) {
          this.owed = -1
          this.sending = this.busy
        }
        // What a new connection begins with is how things stand, not news.
        const first = this.arriving
        this.arriving = false
        if (!first && before?.view && after.view && before.seat === after.seat) {
          const since = entries.filter((entry) => entry.seq > before.table.seq)
          this.onmove?.(before, after, since)
        }
        return
      }
      case 'events':
        this.heardOf(news.entries, news.seq)
        return
      case 'presence':
        this.present = news.seats
        this.watching = news.watching
        return
      case 'chat':
        this.listenIn()
        return
      case 'done':
        this.owed = news.seq
        this.settle(news.id, true)
        return
      case 'fault':
        if (!this.position && news.error.code === UNKNOWN) this.missing = news.error.message
        else this.fault = news.error.message
        if (news.id) this.settle(news.id, false)
    }
  }

  private listenIn(): void {
    if (!this.stopped && this.table && mayHear(this.table)) void this.talk.look(this.table.own.length > 0)
  }

  private heardOf(entries: LogEntry[], seq: number): void {
    const fresh = entries.filter((entry) => entry.seq > this.seen)
    if (this.anew) this.anew.push(...fresh)
    else if (fresh.length) this.log = [...this.log, ...fresh]
    this.seen = Math.max(this.seen, seq)
  }

  private settle(id: string, ok: boolean): void {
    this.waiting.get(id)?.answered(ok)
    this.waiting.delete(id)
    this.sending = this.busy
    this.weigh()
  }

  private weigh(): void {
    this.held = this.waiting.size > 0 && [...this.waiting.values()].every(({ sent }) => !sent)
  }

  /** Something has not been answered, or has not been seen yet: it may be told before its position is there. */
  private get busy(): boolean {
    return this.waiting.size > 0 || (this.position?.table.seq ?? 0) < this.owed
  }
}

const namesIn = (table: Table): string => table.seats.map((seat) => seat.name).join('\n')

const NOTHING = { own: [], seat: null, question: null, asked: null, view: null, actions: [], undo: null }
