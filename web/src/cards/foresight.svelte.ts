// What the rules can tell beforehand: what each open card would bring whom, and where it could go.
import { unlessRefused } from '../api/requests.ts'
import type { Playing } from '../live/playing.ts'
import type { Outlook, Places } from './view.ts'

export class Foresight {
  private outlooks = $state.raw<Record<number, Outlook>>({})
  private known = $state.raw<Record<string, Places>>({})
  private asked = new Set<string>()
  private moment = ''
  private earlier: Record<number, Outlook> = {}
  private held = $state.raw<Record<number, Outlook> | null>(null)

  constructor(private readonly playing: () => Playing) {}

  /** Things have changed: what was known is shown until the new is there; places are no good any more. */
  turnTo(moment: string): void {
    this.held = null
    if (moment === this.moment) return
    this.moment = moment
    this.earlier = this.outlooks
    this.asked.clear()
    this.known = {}
  }

  /** While it is still being shown how it came to this moment, what was known before is not given up for it. */
  hold(moment: string): void {
    this.held ??= moment === this.moment ? this.earlier : this.outlooks
  }

  of(seat: number): Outlook | undefined {
    return (this.held ?? this.outlooks)[seat]
  }

  places(seat: number, card: string): Places | undefined {
    return this.known[`${seat} ${card}`]
  }

  async ask(seat: number): Promise<void> {
    const found = await this.look<Outlook>(`outlook?seat=${seat}`)
    if (found) this.outlooks = { ...this.outlooks, [seat]: found }
  }

  async askPlaces(seat: number, card: string): Promise<void> {
    const found = await this.look<Places>(`places?${new URLSearchParams({ seat: String(seat), card })}`)
    if (found) this.known = { ...this.known, [`${seat} ${card}`]: found }
  }

  /** Once for each moment; an answer that comes too late is not heard. */
  private async look<T>(what: string): Promise<T | undefined> {
    const moment = this.moment
    const playing = this.playing()
    if (!playing.look || this.asked.has(what)) return undefined
    this.asked.add(what)
    // The table may have gone on meanwhile, or the connection be lost: then the next moment tells.
    const found = await unlessRefused(playing.look<T>(what))
    return found && moment === this.moment ? found : undefined
  }
}
