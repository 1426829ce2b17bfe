// Against bots one may go back as far as one likes, though something was drawn or revealed since.
import type { LogEntry, Position } from '../api/requests.ts'

/** Whether there is a move of one's own to go back to, and nobody else who would have to agree. */
export function goesBack({ table, own }: Position, log: readonly LogEntry[]): boolean {
  const [me] = own
  if (table.status !== 'playing' || own.length !== 1) return false
  if (!table.seats.every((seat) => seat.bot !== null || seat.mine)) return false
  return (
    log.reduce((moves, { seat, kind }) => moves + (seat === me ? +(kind === 'move') - +(kind === 'undo') : 0), 0) > 0
  )
}
