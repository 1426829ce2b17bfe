// Whether what is chosen is shown first and then confirmed, or done at once: as the reader likes it.
import type { Table } from '../api/requests.ts'
import { preferences } from '../browser/preferences.svelte.ts'
import type { Playing } from '../live/playing.ts'

// After these it is still one's own turn: one step of several, which can be taken back.
const STEPS = new Set(['road', 'house', 'townhouse', 'shift', 'withdraw', 'take-terrain'])

/** `kind` is the action's; taking a terrain card, which is then to be placed, is "take-terrain". A move that ends one's turn
 * can be taken back until others have moved, and bots move at once. `only`: there is no other place, so nothing to confirm. */
export function asksFirst(kind: string, table: Table, playing: Playing, only = false): boolean {
  if (playing.teaches) return true
  if (only) return false
  if (preferences.sure !== 'final') return preferences.sure === 'always'
  return !STEPS.has(kind) && (kind === 'pass' || table.seats.some((seat) => seat.bot !== null || seat.standin))
}
