// What one writes for oneself at a table. Until the server has it, it is kept in this browser, and tried again.
import { AGAIN, ask, Fault, get } from '../api/requests.ts'
import { keepEach, readEach } from '../browser/storage.ts'
import { alike, begins } from './talk.svelte.ts'

const PAUSE = 800 // milliseconds after the last key
const TOO_OFTEN = 429
const MOST = 20 // notes that wait in this browser; the oldest goes first

/** Not with the server yet; `over` is what it had when this was begun. */
interface Draft {
  text: string
  over: string
}

export class Notebook {
  text = $state('')
  fault = $state('')
  ready = $state(false) // before that nothing may be written over
  private over = ''
  private waits = false // something has been written that the server does not have
  private busy = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly path: string
  private readonly seat: number | null

  constructor(private readonly key: string) {
    const [, table, seat] = key.split(' ')
    this.path = `/api/tables/${table}/notes`
    this.seat = seat ? Number(seat) : null
  }

  /** Somebody looks at it: it may have been written elsewhere, too. */
  open(): void {
    if (this.waits) return
    this.ready = false
    void this.bring()
  }

  /** `this.text` is another. */
  changed(): void {
    this.waits = true
    this.keep({ text: this.text, over: this.over })
    this.later(PAUSE)
  }

  /** There is no time to wait. */
  hurry(): void {
    if (!this.timer) return
    // What is on its way is older, and nobody may be there when it is answered.
    if (this.busy && this.ready) this.put().catch(() => undefined)
    else void this.bring()
  }

  private later(pause: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.bring(), pause)
  }

  /** Read what is not known and write what waits. What fails for want of a connection is tried again. */
  private async bring(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    if (this.busy) return
    this.busy = true
    try {
      while (!this.ready || this.waits) {
        if (!this.ready) await this.read()
        else await this.write()
      }
      this.fault = ''
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      this.fault = error.message
      if (error.passing || error.status === TOO_OFTEN) this.later(AGAIN)
      else if (error.status === 404) this.keep(null)
    } finally {
      this.busy = false
    }
  }

  private async read(): Promise<void> {
    const { text } = await get<{ text: string }>(this.seat === null ? this.path : `${this.path}?seat=${this.seat}`)
    const left = readEach<Draft>('notes')[this.key]
    this.over = this.text = text
    if (left && !alike(left.text, text)) {
      // What was written elsewhere meanwhile is not written over; what was written on here is not put behind itself.
      this.text = alike(left.over, text) || begins(left.text, text) ? left.text : `${text}\n${left.text}`
      this.waits = true
    } else if (left) this.keep(null)
    this.ready = true
  }

  private keep(draft: Draft | null): void {
    keepEach('notes', this.key, draft, MOST)
  }

  private put(): Promise<{ text: string }> {
    return ask('PUT', this.path, { text: this.text, seat: this.seat }, undefined, true)
  }

  private async write(): Promise<void> {
    const { text } = this
    this.over = (await this.put()).text
    if (this.text !== text) return
    this.waits = false
    this.keep(null)
  }
}

const books = new Map<string, Notebook>()

/** `seat`: where one has several. They go on writing when they are no longer looked at. */
export function bookOf(handle: string, table: string, seat: number | null): Notebook {
  return bookBy(`${handle} ${table} ${seat ?? ''}`)
}

function bookBy(key: string): Notebook {
  const book = books.get(key) ?? new Notebook(key)
  books.set(key, book)
  return book
}

/** What this person had written when the page was left without a connection. */
export function takeUpNotes(handle: string): void {
  for (const key of Object.keys(readEach('notes'))) if (key.startsWith(`${handle} `)) bookBy(key).open()
}

function hurry(): void {
  for (const book of books.values()) book.hurry()
}
addEventListener('online', hurry)
addEventListener('pagehide', hurry)
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && hurry())
