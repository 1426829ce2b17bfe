// A live connection: it reconnects whenever it is lost, and gives up a line on which nothing is heard.
import type { News } from './messages.ts'

const PAUSES = [300, 1000, 2000, 5000, 10_000] // milliseconds before each further attempt, by and large
const STOPPING = new Set([1001, 1012]) // the server is being replaced: another may be there already
const SPREAD = 500 // milliseconds in which its readers come to the others, not all in the same moment
const PULSE = 10_000 // milliseconds of silence before a ping
const SILENCE = 5_000 // milliseconds without an answer to it before the connection counts as lost

interface Ends {
  /** Where the next connection goes. */
  address: () => string
  opened: () => void
  hear: (news: News) => void
  /** True if that is the end of it; otherwise it reconnects after a pause. */
  closed: (code: number) => boolean
}

export class Connection {
  offline = $state(false)
  private socket: WebSocket | null = null
  private welcome = false // the server has greeted this connection; nothing is sent before
  private failures = 0
  private moving = false // to another server, for the first time since the last greeting
  private stopped = false
  private heardAt = Date.now()
  private pingedAt = 0 // time of a ping that is not answered yet, or 0
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
      setTimeout(() => this.socket === socket && this.open(), this.pauseAfter(event.code))
    }
  }

  reopen(): void {
    this.socket?.close()
    this.socket = null
    this.open()
  }

  /** Whoever moves to another server need not hear of it, unless there is none. */
  private pauseAfter(code: number): number {
    if (STOPPING.has(code) && !this.moving) {
      this.moving = true
      return Math.random() * SPREAD
    }
    this.offline = true
    return (PAUSES[Math.min(this.failures++, PAUSES.length - 1)] ?? 10_000) * (0.5 + Math.random())
  }

  /** False if nothing was sent. A line that may be dead is given nothing: nobody would know whether it arrived. */
  send(message: Record<string, unknown>): boolean {
    if (!this.welcome || this.offline || this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  /** The browser may think that a working line is lost: when a player asks for something, try at once. */
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
      this.moving = false
      this.offline = false
    }
    this.ends.hear(news)
  }

  /** A silent line may be dead without having been closed. (In a hidden tab this runs only once a minute.) */
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
