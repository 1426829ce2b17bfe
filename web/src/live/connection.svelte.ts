// A live connection that is opened again whenever it is lost, and given up when nothing is heard on it.
import type { News } from './messages.ts'

const PAUSES = [300, 1000, 2000, 5000, 10_000] // milliseconds before each further attempt
const PULSE = 10_000 // milliseconds of silence before one asks whether anybody is there
const SILENCE = 5_000 // and as many without an answer before the connection counts as lost

interface Ends {
  /** Where the next connection goes. */
  address: () => string
  opened: () => void
  hear: (news: News) => void
  /** Whether that was the end of it; else it is opened again after a pause. */
  closed: (code: number) => boolean
}

export class Connection {
  offline = $state(false)
  private socket: WebSocket | null = null
  private welcome = false // on this connection; until then nothing is said on it
  private failures = 0
  private stopped = false
  private heardAt = Date.now()
  private pingedAt = 0 // when one asked last; 0 once anything has been heard since
  private readonly pulse: ReturnType<typeof setInterval>

  constructor(private readonly ends: Ends) {
    addEventListener('offline', this.lose)
    addEventListener('online', this.regain)
    this.pulse = setInterval(() => this.listen(), SILENCE)
  }

  stop(): void {
    this.stopped = true
    removeEventListener('offline', this.lose)
    removeEventListener('online', this.regain)
    clearInterval(this.pulse)
    this.socket?.close()
  }

  open(): void {
    if (this.stopped) return
    const socket = new WebSocket(this.ends.address())
    this.socket = socket
    this.welcome = false
    this.pingedAt = 0
    this.ends.opened()
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as News)
    socket.onclose = (event) => {
      if (this.socket !== socket || this.stopped || this.ends.closed(event.code)) return
      this.offline = true
      const pause = PAUSES[Math.min(this.failures++, PAUSES.length - 1)] ?? 10_000
      setTimeout(() => this.socket === socket && this.open(), pause)
    }
  }

  reopen(): void {
    this.socket?.close()
    this.socket = null
    this.open()
  }

  /** Without a connection nothing is given to one that may be dead: it would be neither here nor there. */
  send(message: Record<string, unknown>): boolean {
    if (!this.welcome || this.offline || this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  /** The browser may take a line for lost that is not: who wishes something looks for one at once. */
  retry(): void {
    if (this.offline && this.socket?.readyState === WebSocket.OPEN) this.reopen()
  }

  // The browser knows before the connection does.
  private lose = (): void => void (this.offline = true)
  private regain = (): void => this.reopen()

  private hear(news: News): void {
    this.heardAt = Date.now()
    this.pingedAt = 0
    if (news.type === 'welcome') {
      this.welcome = true
      this.failures = 0
      this.offline = false
    }
    this.ends.hear(news)
  }

  /** A line on which nothing is heard may be dead without having been closed. (A hidden tab looks once a minute only.) */
  private listen(): void {
    const now = Date.now()
    if (this.offline || this.socket?.readyState !== WebSocket.OPEN || now - this.heardAt < PULSE) return
    if (!this.pingedAt) {
      this.pingedAt = now
      this.send({ type: 'ping' })
    } else if (now - this.pingedAt >= SILENCE) {
      this.offline = true
      this.reopen()
    }
  }
}
