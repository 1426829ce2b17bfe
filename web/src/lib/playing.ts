// What a table on the screen needs of whoever keeps its game: a live sitting, a lesson, a plan on a private copy, or the
// past, where nothing can be done. The tables of both games know no more than this.
import type { Outlook } from '../api/types.ts'

export interface Playing {
  /** Something is on its way; nothing else is to be chosen meanwhile. */
  readonly sending: boolean
  act(action: string): Promise<boolean>
  /** Why this cannot be done now; null where it can, or where nobody knows. */
  whyNot(action: string): Promise<WhyNot | null>
  /** Take the last move back, where that can be. */
  undo?(): Promise<boolean>
  /** What lies ahead in the board game, after these actions if they were done; null where nobody works it out. */
  outlook?(plan: string[]): Promise<Outlook | null>
}

export interface WhyNot {
  message: string
  /** The number of the rule, as in the rule book; "" for none. */
  rule: string
}
