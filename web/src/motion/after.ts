// How one event changes what lies on a table, by game.
import type { Happening } from '../api/requests.ts'
import type { BoardView } from '../board/view.ts'
import type { CardView } from '../cards/view.ts'
import type { GameName } from '../games.ts'
import { afterEvent as onBoard } from './board.ts'
import { afterEvent as onCards } from './cards.ts'

export type View = BoardView | CardView
/** What comes of it all, and what else happens until then. */
interface Later {
  after: View
  events: readonly Happening[]
}

// A view is that of the game it is asked for.
export const AFTER: Record<GameName, (view: View, event: Happening, later: Later) => View> = {
  board: (view, event, { after }) => onBoard(view as BoardView, event, after as BoardView),
  cards: (view, event, { after, events }) => onCards(view as CardView, event, { after: after as CardView, events }),
}
