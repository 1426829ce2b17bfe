// The live connection's other end: every line that is opened, what it was sent, and what the server says on it.
import { vi } from 'vitest'

export class Line {
  static readonly OPEN = 1
  static readonly opened: Line[] = []
  readonly sent: { type: string; id: string; [key: string]: unknown }[] = []
  readyState = Line.OPEN
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly address: string) {
    Line.opened.push(this)
  }

  static get last(): Line {
    const line = Line.opened.at(-1)
    if (!line) throw new Error('no line has been opened')
    return line
  }

  /** The number after which this line was asked to go on. */
  get since(): string | null {
    return new URL(this.address).searchParams.get('since')
  }

  get seat(): string | null {
    return new URL(this.address).searchParams.get('seat')
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: string })
  }

  close(): void {
    this.readyState = 3
  }

  /** The server says something. */
  say(news: object): void {
    this.onmessage?.({ data: JSON.stringify(news) })
  }

  /** The line is cut. */
  cut(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

export function withLines(): void {
  Line.opened.length = 0
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
}
