// What the server shows of the board game.
import type { BoardPlayer } from '../api/types.ts'

export type { BoardPlayer, BoardStanding as Standing, BoardView } from '../api/types.ts'

export function firepower(player: BoardPlayer): number {
  const parts = player.firepower
  return parts.revolvers + parts.cowboys + parts.white + parts.character + parts.ammunition + (parts.variants ?? 0)
}
