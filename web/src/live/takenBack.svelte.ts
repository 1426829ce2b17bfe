// When another player's undo drops what was chosen, a notice says whose it was.
import type { LogEntry, Position } from '../api/requests.ts'
import { words } from '../words/words.svelte.ts'

const MOMENT = 8_000 // milliseconds

export class TakenBack {
  notice = $state('')
  private by = '' // the other player who has just taken a move back
  private timer: ReturnType<typeof setTimeout> | undefined

  hear(before: Position | null, after: Position, entries: LogEntry[]): void {
    const back = entries.findLast(
      (entry) =>
        before &&
        entry.kind === 'undo' &&
        entry.by !== 'practice' &&
        entry.seq > before.table.seq &&
        !after.own.includes(entry.seat),
    )
    this.by = (back && after.table.seats.find((one) => one.seat === back.seat)?.name) ?? ''
  }

  /** Something was dropped: say so if another player's undo is the reason. */
  tell(): void {
    if (!this.by) return
    this.notice = words.say('web-taken-back', { name: this.by })
    this.by = ''
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.notice = ''), MOMENT)
  }
}
