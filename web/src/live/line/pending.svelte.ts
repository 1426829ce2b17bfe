// What a player has asked for over a live connection and the server has not answered yet.
import type { Connection } from './connection.svelte.ts'
import { newId } from './ids.ts'

const PATIENCE = 15_000 // milliseconds without an answer before it is sent again on a new connection

const BUSY_PAUSE = 2_000 // milliseconds, by and large, before a busy server is asked again

interface Waiting {
  message: Record<string, unknown>
  answered: (ok: boolean) => void
  sent: boolean // on any connection, so it may have been done
}

export class Pending {
  /** Nothing of it was sent on any connection: it can still be withdrawn. */
  held = $state(false)
  private readonly waiting = new Map<string, Waiting>()

  constructor(private readonly line: Connection) {}

  get some(): boolean {
    return this.waiting.size > 0
  }

  ask(request: Record<string, unknown>): Promise<boolean> {
    const id = newId()
    return new Promise((answered) => {
      const asked = { message: { ...request, id }, answered, sent: false }
      this.waiting.set(id, asked)
      this.dispatch(asked)
      if (!asked.sent) this.line.retry()
      setTimeout(() => this.waiting.has(id) && this.line.reopen(), PATIENCE)
    })
  }

  /** On a new connection. The server recognises a request by its id, so nothing is done twice. */
  sendAll(): void {
    for (const asked of this.waiting.values()) this.dispatch(asked)
  }

  /** The server has too much to do, and has done nothing of it yet. Each page comes back at a moment of its own. */
  sendLater(id: string): void {
    setTimeout(
      () => {
        const asked = this.waiting.get(id)
        if (asked) this.dispatch(asked)
      },
      BUSY_PAUSE * (0.75 + Math.random() / 2),
    )
  }

  settle(id: string, ok: boolean): void {
    this.waiting.get(id)?.answered(ok)
    this.waiting.delete(id)
    this.updateHeld()
  }

  /** Drop all of it as not done; `unsent`: only what was never sent. */
  drop(unsent = false): void {
    for (const [id, { sent }] of [...this.waiting]) if (!unsent || !sent) this.settle(id, false)
  }

  private dispatch(asked: Waiting): void {
    if (this.line.send(asked.message)) asked.sent = true
    this.updateHeld()
  }

  private updateHeld(): void {
    this.held = this.some && [...this.waiting.values()].every(({ sent }) => !sent)
  }
}
