// At how many tables it is one's turn: told in the head of every page, and on the icon of the installed client.
import type { Tables } from '../api/types.ts'
import { get, type Table, unlessRefused } from '../api/requests.ts'
import { me } from '../account/me.svelte.ts'
import { announcements } from './announcements.svelte.ts'

const AGAIN = 60_000 // milliseconds between two looks
const SOON = 600 // after a page has got whatever it needs itself

class Turns {
  private at = $state.raw<string[]>([])
  // Of nobody once one has signed out.
  count = $derived(me.person ? this.at.length : 0)
  private list = $state.raw<Table[]>([])
  /** The tables themselves, as far as they have been told. */
  due = $derived(this.list.filter((table) => me.person && this.at.includes(table.id)))

  private timer: ReturnType<typeof setTimeout> | undefined
  /** The table that is open knows before any list does. */
  private open: { id: string; mine: boolean } | null = null
  private told = 0

  begin(): void {
    setInterval(() => document.visibilityState === 'visible' && void this.look(), AGAIN)
  }

  /** One has gone to another page, perhaps from a table where it was one's turn. */
  soon(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.look(), SOON)
  }

  /** Whether it is one's turn at the table that is open; what ends that. */
  here(id: string, mine: boolean): () => void {
    this.open = { id, mine }
    this.told++
    this.put(this.at)
    this.soon()
    return () => (this.open = null)
  }

  /** All of one's tables, as a page has just got them. */
  take(tables: Table[]): void {
    this.list = tables.filter((table) => table.status === 'playing')
    this.put(tables.filter((table) => table.your_turn).map((table) => table.id))
  }

  private put(ids: string[]): void {
    const { open } = this
    this.at = open ? [...ids.filter((id) => id !== open.id), ...(open.mine ? [open.id] : [])] : ids
    if ('setAppBadge' in navigator) void navigator.setAppBadge(this.at.length).catch(() => undefined)
  }

  private async look(): Promise<void> {
    if (!me.person) return announcements.look()
    const before = this.told
    const found = await unlessRefused(get<Tables>('/api/tables?of=mine'))
    if (!found) return
    announcements.take(found.announcements)
    // A table that has changed meanwhile has asked for another look.
    if (before === this.told) this.take(found.tables)
  }
}

export const turns = new Turns()
