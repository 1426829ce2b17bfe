// At how many tables it is one's turn: told in the head of every page, and on the icon of the installed client.
import type { Tables } from '../api/types.ts'
import { Fault, get } from './api.ts'
import { me } from './me.svelte.ts'

const AGAIN = 60_000 // milliseconds between two looks
const SOON = 2_000 // after a page has got whatever it needs itself

class Turns {
  count = $state(0)

  private timer: ReturnType<typeof setTimeout> | undefined

  begin(): void {
    setInterval(() => document.visibilityState === 'visible' && void this.look(), AGAIN)
  }

  /** One has gone to another page, perhaps from a table where it was one's turn. */
  soon(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.look(), SOON)
  }

  private async look(): Promise<void> {
    if (!me.person) return
    try {
      this.count = (await get<Tables>('/api/tables?of=mine')).tables.filter((table) => table.your_turn).length
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      return
    }
    if ('setAppBadge' in navigator) void navigator.setAppBadge(this.count).catch(() => undefined)
  }
}

export const turns = new Turns()
