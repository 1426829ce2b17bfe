// What admins tell everybody: it comes with every list of tables; whoever has none asks for it.
import type { Announcement, Announcements as Answer } from '../api/types.ts'
import { get, unlessRefused } from '../api/requests.ts'
import { keepEach, readEach } from '../browser/storage.ts'

const MOST_KEPT = 20

class Announcements {
  private told = $state.raw<readonly Announcement[]>([])
  private dismissed = $state.raw<Record<string, boolean>>(readEach('dismissed'))
  shown = $derived(this.told.filter((one) => !this.dismissed[one.id]))

  take(told: readonly Announcement[]): void {
    if (JSON.stringify(told) !== JSON.stringify(this.told)) this.told = told
  }

  async look(): Promise<void> {
    const found = await unlessRefused(get<Answer>('/api/announcements'))
    if (found) this.take(found.announcements)
  }

  dismiss(id: string): void {
    keepEach('dismissed', id, true, MOST_KEPT)
    this.dismissed = { ...this.dismissed, [id]: true }
  }
}

export const announcements = new Announcements()
