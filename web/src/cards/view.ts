// What the server shows of The Card Game, and works out for it.
import type { Position } from '../api/requests.ts'
import type { CardView as WholeView } from '../api/types.ts'

export type {
  CardPlace as Laid,
  CardPlayer,
  LineChange,
  Outlook,
  ParcelWorth,
  PlaceGain,
  Places,
  Prospect,
} from '../api/types.ts'
/** Without the texts of what is pending, from which an engine goes on. */
export type CardView = Omit<WholeView, 'frames'>

/** What the parts of the table are given. */
export interface Part {
  position: Position
  view: CardView
  names: string[]
}

/** Of a table that is shown as it was, while others' moves are played: what is worked out for the game as it stands says
 *  nothing about it. */
export interface Scened {
  scene?: true
}

/** A place for a card; without `gain` nobody has worked it out yet. */
export interface Spot {
  at: string
  gain?: number
  changes?: import('../api/types.ts').LineChange[]
}

/** "+4", "−2", "0": with a real minus sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'
}

/** A number with a real minus sign. */
export const plain = (points: number): string => (points < 0 ? `−${-points}` : String(points))
