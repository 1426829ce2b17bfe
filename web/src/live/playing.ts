// What a table on the screen needs of whoever keeps its game: a live sitting, a lesson, a plan on a private copy, or the
// past, where nothing can be done. The tables of both games know no more than this.
import type { Action, Choice } from '../api/actions.ts'

export interface Playing {
  /** Something is on its way; nothing else is to be chosen meanwhile. */
  readonly sending: boolean
  /** Several happen together or not at all. */
  act(...actions: Action[]): Promise<boolean>
  /** What is on its way waits for the connection to come back. */
  readonly waitsForLine?: boolean
  /** What is on its way was never sent on any connection: it can still be withdrawn. */
  readonly held?: boolean
  /** Drop what was never sent, as not done. True if nothing is on its way any more. */
  withdraw?(): boolean
  /** What was chosen is chosen no more, for something else is asked now. */
  dropped?(): void
  /** Why this cannot be done now, or after the actions of a plan; null where it can. Left out where nobody can be asked. */
  whyNot?(action: Action, plan?: Choice[]): Promise<WhyNot | null>
  /** More was confirmed than is done: the rest follows as soon as somebody agrees. */
  readonly awaitsConsent?: boolean
  /** Take the last move back, where that can be. */
  undo?(): Promise<boolean>
  /** What can be worked out from this position, by the name of its door ("outlook?seat=0"); left out where nobody can. */
  look?<T>(what: string): Promise<T>
  /** Whether several actions can be thought through by looking "ahead?plan=…". */
  readonly thinks?: boolean
  /** A coach says what to choose and to confirm: everything is confirmed, whatever the reader likes elsewhere. */
  readonly teaches?: boolean
}

export interface WhyNot {
  message: string
  /** The number of the rule, as in the rule book; "" for none. */
  rule: string
}
