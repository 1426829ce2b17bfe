// What is said at a table, and how much of it has been read in this browser: that is kept, so that a reload forgets nothing.
import type { Line, Chat as Answer } from '../api/types.ts'
import { AGAIN, ask, Fault, get, post, type Position, unlessRefused } from '../api/requests.ts'
import { forget, keep, readKept } from '../browser/storage.ts'
import { mark, markOf } from '../browser/tableMarks.ts'
import { words } from '../words/words.svelte.ts'

export type { Line }

/** At a table that is not public, talk is for those who sit there and for who laid it, unless spectators may join in. */
export const mayHear = (at: Pick<Position, 'own' | 'table'>): boolean =>
  at.own.length > 0 || at.table.public || at.table.host || at.table.spectators_chat

/** Whoever has no seat speaks as a spectator. */
export const fromSpectator = (line: Line): boolean => line.seat === null

/** The server leaves out what cannot be seen, and space at the ends. */
export const alike = (one: string, other: string): boolean => bare(one) === bare(other)
/** Whether the one goes on from the other. */
export const begins = (one: string, other: string): boolean => bare(one).startsWith(bare(other))
const bare = (text: string): string => text.normalize('NFC').replace(/[\s\p{C}]/gu, '')

/** A line that could not be sent. It may have been said all the same, after the line of that number. */
interface Unsent {
  text: string
  seat: number | null
  after: number
}

export class Talk {
  /** All that was said; `shown` leaves out what a player does not want to read. */
  lines = $state.raw<Line[]>([])
  shown = $derived.by(() => this.lines.filter((line) => !this.isHidden(line)))
  /** Whether players at this browser do without what spectators say. */
  hides = $state(readKept('spectators') === 'hidden')
  maySpeak = $state(false)
  /** What has just been said by others, to be told aloud; at first all that has not been read yet. */
  news = $state.raw<{ lines: Line[]; arriving: boolean }>({ lines: [], arriving: true })
  unread = $derived.by(() => this.shown.filter((line) => !line.mine && line.number > this.read).length)
  /** What is being written. */
  draft = $state('')
  /** It is sent as soon as there is a connection again, unless it is changed before. */
  unsent = $state.raw<Unsent | null>(null)
  /** Why what was said last was refused. */
  refusal = $state('')
  private sits = $state(false)
  private sending = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private read = $state(0)
  private last: number | null = null
  private watched = false
  private looking = false
  private again = false
  private readonly path: string

  constructor(readonly id: string) {
    this.path = `/api/tables/${id}/chat`
  }

  /** Something may have been said, or one may hear more than before. `sits`: at this table, and not only looks on. */
  async look(sits: boolean): Promise<void> {
    this.sits = sits
    this.again = this.looking
    if (this.looking) return
    this.looking = true
    const first = this.last === null
    // What is said here may not be for everybody, or there is no connection.
    const heard = await unlessRefused(get<Answer>(first ? this.path : `${this.path}?since=${this.last}`)).finally(
      () => (this.looking = false),
    )
    if (heard) this.heard(heard, first, sits)
    if (this.again) await this.look(sits)
    else if (this.unsent && heard) await this.sendAgain()
    else if (this.unsent) this.tryLater()
  }

  /** Whether the lines are in sight. */
  watch(on: boolean): void {
    this.watched = on
    this.mark()
  }

  /** What is being written, once: not again while it is on its way. `seat`: where one has several. */
  async say(seat: number | null): Promise<void> {
    if (!this.draft.trim() || this.sending) return
    if (this.unsent) await this.look(true)
    else await this.send({ text: this.draft, seat, after: this.last ?? 0 })
  }

  /** What is being written is another. */
  changed(): void {
    this.unsent = null
    this.refusal = ''
  }

  private async send(line: Unsent): Promise<void> {
    this.sending = true
    this.refusal = ''
    try {
      await post(this.path, { text: line.text, seat: line.seat })
      this.said(line)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      this.unsent = error.passing && this.draft === line.text ? line : null
      if (this.unsent) this.tryLater()
      else this.refusal = error.passing ? words.say('web-not-done') : error.message
      return
    } finally {
      this.sending = false
    }
    await this.look(true)
  }

  private tryLater(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.look(true), AGAIN)
  }

  private async sendAgain(): Promise<void> {
    const line = this.unsent
    if (!line || this.sending) return
    if (this.lines.some((other) => other.mine && other.number > line.after && alike(other.text ?? '', line.text)))
      this.said(line)
    else await this.send(line)
  }

  private said(line: Unsent): void {
    this.unsent = null
    if (this.draft === line.text) this.draft = ''
  }

  async takeBack(line: Line): Promise<void> {
    await ask('DELETE', `${this.path}/${line.number}`)
    await this.look(true)
  }

  async mute(line: Line): Promise<void> {
    await ask('PUT', `/api/mutes/${line.handle}`, {})
    this.lines = this.lines.filter((other) => other.handle !== line.handle)
  }

  hide(on: boolean): void {
    this.hides = on
    if (on) keep('spectators', 'hidden')
    else forget('spectators')
  }

  private isHidden(line: Line): boolean {
    return this.hides && this.sits && fromSpectator(line) && !line.mine
  }

  private heard(talk: Answer, first: boolean, sits: boolean): void {
    this.last = talk.last
    this.maySpeak = talk.may_speak
    // Who only looks on begins with what is said from now on.
    if (first) this.read = markOf('talk', this.id) ?? (sits ? 0 : talk.last)
    const gone = new Set(talk.lines.map((line) => line.removes))
    const known = new Set(this.lines.map((line) => line.number))
    const fresh = talk.lines.filter((line) => line.text !== null && !known.has(line.number) && !gone.has(line.number))
    if (fresh.length || gone.size) this.lines = [...this.lines, ...fresh].filter((line) => !gone.has(line.number))
    const told = fresh.filter((line) => !line.mine && line.number > this.read && !this.isHidden(line))
    if (told.length) this.news = { lines: told, arriving: first }
    this.mark()
  }

  private mark(): void {
    if (!this.watched || this.last === null || this.last <= this.read) return
    this.read = this.last
    mark('talk', this.id, this.last)
  }
}
