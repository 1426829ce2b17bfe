// Whether somebody at a table goes by a name that was only given to them.
import type { Position } from '../api/requests.ts'
import { me } from './me.svelte.ts'

/** A guest who has not chosen a name sits here by it, and nobody else at this screen does now. */
export function isUnnamed(position: Position | null): boolean {
  if (!me.unnamed || !position) return false
  const { seat, table } = position
  return table.seats.some((one) => one.mine && one.name === me.person?.name && (seat ?? one.seat) === one.seat)
}
