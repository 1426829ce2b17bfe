// What stands beside the game, and which of its tabs is open. It loads after the game, or as soon as it is asked for.
import { tick } from 'svelte'
import { drawn } from '../browser/drawn.svelte.ts'
import type { Talk } from '../talk/talk.svelte.ts'
import type AnySide from './Side.svelte'

export const TABS = ['log', 'chat', 'sheet', 'notes', 'menu'] as const
export type Tab = (typeof TABS)[number]

const fieldOf = (panel: HTMLElement | null) => panel?.querySelector<HTMLElement>('input:not([type=checkbox]), textarea')

export class Beside {
  Side = $state.raw<typeof AnySide | null>(null)
  /** It did not come. */
  lost = $state(false)
  tab = $state<Tab>('log')
  // Whether you may speak is known a moment after the table. If you asked to write before that, the field gets the focus then.
  private awaited = $state(false)

  constructor(talk: Talk) {
    $effect(() => void (drawn(3) && this.open()))
    $effect(() => {
      if (!this.awaited || !talk.maySpeak) return
      this.awaited = false
      if (document.activeElement?.id === 'side-chat')
        void tick().then(() => fieldOf(document.getElementById('side-panel'))?.focus())
    })
  }

  private async open(): Promise<void> {
    try {
      this.Side ??= (await import('./Side.svelte')).default
      this.lost = false
    } catch {
      this.lost = true
    }
    await tick()
  }

  /** `write`: focus the field there, if there is one; otherwise every letter would be a shortcut. */
  turnTo(tab: Tab, write = false): () => Promise<void> {
    return async () => {
      this.tab = tab
      await this.open()
      const panel = document.getElementById('side-panel')
      const field = write ? fieldOf(panel) : null
      ;(field ?? document.getElementById(`side-${tab}`))?.focus()
      panel?.scrollIntoView({ block: 'nearest' })
      this.awaited = write && !field
    }
  }
}
