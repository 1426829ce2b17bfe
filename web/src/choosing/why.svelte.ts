// "Why not?": the reason for what cannot be done, shown in one place, with the number of its rule.
import type { Action, Choice } from '../api/actions.ts'
import type { Playing, WhyNot } from '../live/playing.ts'

class Why {
  shown = $state.raw<WhyNot | null>(null)
  private asked = 0

  /** Ask the rules about an action that is not offered now, or after a plan, and show what they say. */
  async ask(playing: Playing, action: Action, plan: Choice[] = []): Promise<void> {
    const number = ++this.asked
    const found = (await playing.whyNot?.(action, plan)) ?? null
    if (number === this.asked) this.shown = found
  }

  /** Show a reason that is already known. */
  say(message: string, rule = ''): void {
    this.asked++
    this.shown = { message, rule }
  }

  close(): void {
    this.asked++
    this.shown = null
  }
}

export const why = new Why()
