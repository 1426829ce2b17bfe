// A game's past on the screen: one position after the other, as a seat or a spectator knew it. Those around the one that is
// shown are fetched ahead, so that a step takes no time. Of a game that goes on, what comes is added.
import { type Events, Fault, get, type LogEntry, type Position } from '../api/requests.ts'
import type { Replayed } from '../api/types.ts'
import type { Playing } from '../live/playing.ts'
import { words } from '../words/words.svelte.ts'
import { seatsAt } from './log.ts'
import { Replays, wholeLog, withoutPrivate } from './replays.ts'

const AHEAD = 4 // moves fetched on either side
const WAIT = 25 // seconds that the server may keep its answer back until something happens
const PAUSE = 5_000 // milliseconds before one asks again after an answer that did not come

export class Past implements Playing {
  readonly sending = false
  base = $state.raw<Position | null>(null)
  log = $state.raw<LogEntry[]>([])
  shown = $state.raw<Replayed | null>(null)
  /** The move that is wanted; it is shown as soon as it is here. */
  move = $state(0)
  moves = $state(0)
  eyes = $state<number | null>(null)
  fault = $state('')
  /** There is no such game, or not for these eyes. */
  missing = $state(false)
  busy = $state(false)
  /** How many moves have come since one looked at the last one. */
  fresh = $state(0)
  /** Whether each move is shown as it comes. */
  follows = $state(false)
  private readonly replays: Replays
  private seen = -1
  private opened = false
  private readonly leaving = new AbortController()

  constructor(readonly id: string) {
    this.replays = new Replays(id)
  }

  /** The table, from one's own eyes; and the move that the address names, or the last. */
  async open(move: number | null): Promise<void> {
    if (this.opened) return
    this.opened = true
    try {
      this.base = await get<Position>(`/api/tables/${this.id}`)
      this.eyes = this.shared ? null : (this.base.own[0] ?? null)
      const last = await this.at(null)
      this.moves = last.moves
      this.replays.keep(this.eyes, last)
      await this.go(move ?? last.move)
      await this.readLog()
      void this.listen()
    } catch (error) {
      this.fail(error)
    }
  }

  stop(): void {
    this.leaving.abort()
  }

  /** From now on every move is shown as it comes; first those that have come already. */
  async follow(on: boolean): Promise<void> {
    this.follows = on
    if (on) await this.go(this.moves)
  }

  /** Several people share this screen, and one of them may have something that the others must not see yet. */
  get shared(): boolean {
    return this.base !== null && this.base.own.length > 1 && this.base.table.status === 'playing'
  }

  /** The table as it was then; nothing can be done there. */
  get position(): Position | null {
    if (!this.base || !this.shown) return null
    const { seat, asked, view, move } = this.shown
    const table = { ...this.base.table, seats: seatsAt(this.base.table.seats, this.log, move) }
    return { ...this.base, table, seat, asked, view, question: move, choices: [], undo: null }
  }

  async go(move: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.moves, Math.round(move)))
    this.move = wanted
    this.busy = true
    try {
      const found = await this.at(wanted)
      if (this.move !== wanted || found.seat !== this.eyes) return // gone further meanwhile
      this.shown = found
      this.fault = ''
      if (wanted === this.moves) this.fresh = 0
      for (let step = 1; step <= AHEAD; step++) {
        for (const near of [wanted + step, wanted - step])
          if (near >= 0 && near <= this.moves) void this.at(near).catch(() => undefined)
      }
    } catch (error) {
      this.fail(error)
    } finally {
      if (this.move === wanted) this.busy = false
    }
  }

  async lookFrom(seat: number | null): Promise<void> {
    this.eyes = seat
    await this.go(this.move)
  }

  /** The same in another language. */
  async again(): Promise<void> {
    this.replays.clear()
    await this.go(this.move)
    try {
      const undone = await this.readLog()
      // What came with it is taken here: whoever listens may be answered in the language before.
      this.base = await get<Position>(`/api/tables/${this.id}`)
      await this.reach()
      await this.settle(undone)
    } catch (error) {
      this.fail(error)
    }
  }

  act(): Promise<boolean> {
    return Promise.resolve(false)
  }

  /** As it was after the move that is shown. */
  look<T>(what: string): Promise<T> {
    return get<T>(`/api/tables/${this.id}/${what}${what.includes('?') ? '&' : '?'}move=${this.shown?.move ?? 0}`)
  }

  private at(move: number | null): Promise<Replayed> {
    return this.replays.at(this.eyes, move)
  }

  /** All of it; whether something had been taken back that was not known yet. */
  private async readLog(): Promise<boolean> {
    const { entries, seq: since } = await wholeLog(this.id)
    const undone = entries.some((entry) => entry.kind === 'undo' && entry.seq > this.seen)
    if (undone) this.replays.clear()
    this.log = [...this.unsealed(entries), ...this.log.filter((entry) => entry.seq > since)]
    this.seen = Math.max(this.seen, since)
    return undone
  }

  /** Asked for without a seat, it is told to the first of one's own. */
  private unsealed(entries: LogEntry[]): LogEntry[] {
    return this.shared ? withoutPrivate(entries) : entries
  }

  /** What happens while one looks at what happened. */
  private async listen(): Promise<void> {
    const { signal } = this.leaving
    while (!signal.aborted && this.base?.table.status === 'playing') {
      const language = words.language
      try {
        const page = await get<Events>(`/api/tables/${this.id}/events?since=${this.seen}&wait=${WAIT}`, signal)
        if (words.language !== language) continue // it is asked for again, as it is told now
        if (page.seq > this.seen || page.status !== this.base.table.status) await this.grow(page)
      } catch (error) {
        // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- it may have been left meanwhile
        if (signal.aborted) return
        if (!(error instanceof Fault)) throw error
        await new Promise((next) => setTimeout(next, PAUSE))
      }
    }
  }

  private async grow({ entries, seq, status }: Events): Promise<void> {
    // What was taken back never was: the moves after it have other numbers now.
    const undone = entries.some((entry) => entry.kind === 'undo')
    if (undone) this.replays.clear()
    await this.reach()
    const known = this.log.at(-1)?.seq ?? -1
    this.log = [...this.log, ...this.unsealed(entries.filter((entry) => entry.seq > known))]
    this.seen = Math.max(this.seen, seq)
    if (status !== this.base?.table.status) this.base = await get<Position>(`/api/tables/${this.id}`)
    await this.settle(undone)
  }

  /** How far the game is now. */
  private async reach(): Promise<void> {
    const last = await this.at(null)
    this.fresh = Math.max(0, this.fresh + last.moves - this.moves)
    this.moves = last.moves
    this.replays.keep(last.seat, last)
  }

  /** Where one looks once the game has got there; `undone`: the move that is shown may be another now. */
  private async settle(undone: boolean): Promise<void> {
    if (this.follows) await this.go(this.moves)
    else if (undone || this.move > this.moves) await this.go(this.move)
  }

  private fail(error: unknown): void {
    if (!(error instanceof Fault)) throw error
    this.fault = error.message
    this.missing = error.status === 404
  }
}
