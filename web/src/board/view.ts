// What the server shows of the board game.
import type { BoardPlayer, BoardView as WholeView } from '../api/types.ts'

export type { BoardPlayer, BoardStanding as Standing } from '../api/types.ts'
/** Without the texts of what is pending, from which an engine goes on: `phase` and `decision` say what they mean. */
export type BoardView = Omit<WholeView, 'frames'>

/** Everybody in turn order; by their seats where that is not known. */
export function inTurn(view: BoardView): BoardPlayer[] {
  const ordered = view.order.map((seat) => view.players[seat]).filter((player) => player !== undefined)
  return ordered.length === view.players.length ? ordered : view.players
}

export function firepower(player: BoardPlayer): number {
  const parts = player.firepower
  return parts.revolvers + parts.cowboys + parts.white + parts.character + parts.ammunition + parts.variants
}
