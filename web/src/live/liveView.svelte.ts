// A live table as seen from a seat: the position, what happened, who is there. Messages from the server change it.
import { given, type LogEntry, type Position, type Table } from '../api/requests.ts'
import { soon } from '../browser/idle.ts'
import { contribute } from '../fairness/numbers.ts'
import { mayHear, Talk } from '../talk/talk.svelte.ts'
import { words } from '../words/words.svelte.ts'
import { LiveLog } from './log.svelte.ts'
import { positionFrom } from './line/changes.ts'
import type { News, Of, Whole } from './line/messages.ts'
import { TakenBack } from './takenBack.svelte.ts'

export abstract class LiveView<V = unknown> {
  position = $state.raw<Position<V> | null>(null)
  present = $state.raw<number[]>([])
  watching = $state(0)
  ahead = $state(0) // seconds by which the server's clock is ahead of this one
  readonly talk: Talk
  /** Told of what led from one position to the next, as seen from the same seat. */
  onmove: ((before: Position<V>, after: Position<V>, entries: LogEntry[]) => void) | null = null
  protected seat: number | null = null
  protected arriving = true // nothing has come over this connection yet
  protected table: { table: Table; own: number[] } | null = null
  protected readonly happened = new LiveLog()
  protected readonly takenBack = new TakenBack()
  protected stopped = false

  constructor(readonly id: string) {
    this.talk = new Talk(id)
    const first = given<Position<V>>(`/api/tables/${id}`)
    if (!first) return
    this.table = { table: first.table, own: first.own }
    this.position = first
    this.seat = first.seat
  }

  /** Reconnect; `afresh`: fetch everything again, in another language, with other names, or as somebody else. */
  abstract reopen(afresh: boolean): void

  protected abstract hear(news: Whole): void

  /** Changes are heard as the position to which they lead. If they are not of the one shown, all of it is asked for again. */
  protected follow(news: News): void {
    const whole = news.type === 'changes' ? positionFrom(this.position, news) : news
    if (whole) this.hear(whole)
    else this.reopen(false)
  }

  get log(): LogEntry[] {
    return this.happened.entries
  }

  /** Shown for a moment: why a choice was dropped. */
  get notice(): string {
    return this.takenBack.notice
  }

  /** Look from another of your seats (hot seat), with all that it may know. */
  sitAt(seat: number): void {
    if (seat === this.seat) return
    this.seat = seat
    this.happened.clear() // it may hold what only the other seat may know
    this.reopen(true)
  }

  protected address(): string {
    const query = new URLSearchParams({ since: String(this.happened.seen), lang: words.language, changes: 'true' })
    if (this.seat !== null) query.set('seat', String(this.seat))
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    return `${scheme}//${location.host}/api/tables/${this.id}/live?${query}`
  }

  protected hearWelcome(news: Of<'welcome'>): void {
    this.ahead = news.now - Date.now() / 1000
    // The game first; who reads and who may speak is not pressing. It depends on the table, which may come later.
    if (this.table) soon(() => this.hearTalk())
  }

  protected hearTable({ table, own }: Of<'table'>): void {
    const shown = this.position
    const before = this.table?.table
    const heard = this.table?.own.length === own.length && before?.spectators_chat === table.spectators_chat
    if (!heard) soon(() => this.hearTalk())
    this.table = { table, own }
    void contribute(table)
    // A seat that was given back, or taken away, cannot be looked from any more.
    if (this.seat !== null && !own.includes(this.seat)) {
      this.seat = null
      this.reopen(true)
    }
    // A table may be told of before the position that it has got to: until then what is shown keeps its number.
    const seq = shown?.view ? shown.table.seq : table.seq
    this.position = { ...(shown ?? NOTHING), table: { ...table, seq }, own } as Position<V>
    // Whoever is called otherwise now is called so in what happened before, too.
    if (before && this.happened.told && namesIn(before) !== namesIn(table)) this.reopen(true)
  }

  protected hearPosition({ type: _type, entries, seq, ...rest }: Of<'position'>): void {
    const before = this.position
    this.happened.hear(entries, seq)
    this.happened.complete()
    this.seat = rest.seat
    if (!this.table) return
    const after = { ...rest, ...this.table, table: { ...this.table.table, seq } } as Position<V>
    this.takenBack.hear(before, after, entries)
    this.position = after
  }

  /** What happened since the position that was shown, in however many messages and over however many connections it came. */
  protected tellMove(before: Position<V> | null): void {
    const after = this.position
    this.arriving = false
    if (!this.table || !before?.view || !after?.view || before.seat !== after.seat) return
    this.onmove?.(
      before,
      after,
      this.log.filter((entry) => entry.seq > before.table.seq),
    )
  }

  protected hearTalk(): void {
    if (this.stopped || !this.table) return
    if (mayHear(this.table)) void this.talk.look(this.table.own.length > 0)
    else this.talk.maySpeak = false
  }
}

const namesIn = (table: Table): string => table.seats.map((seat) => seat.name).join('\n')

const NOTHING = { own: [], seat: null, question: null, asked: null, view: null, choices: [], undo: null }
