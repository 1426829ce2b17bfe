// Actions as the server gives and takes them: objects, told apart by their kind.
import type { BoardAction, BoardChoice, CardAction, CardChoice } from './types.ts'
import { BOARD_ACTIONS, CARD_ACTIONS } from './vocabulary.ts'

/** What can be sent to the server. */
export type Action = BoardAction | CardAction
/** What the rules offer. Its text is a name for it, to compare and to keep; nobody reads it. */
export type Choice = BoardChoice | CardChoice

const FIELDS: Record<string, readonly string[]> = { ...BOARD_ACTIONS, ...CARD_ACTIONS }

/** The values of its fields, in the order in which sentences want them. */
export const valuesOf = (action: Action): string[] =>
  (FIELDS[action.kind] ?? []).map((name) => String((action as Record<string, string | number>)[name] ?? ''))

/** The one among these that says the same. */
export const amongst = (choices: readonly Choice[], action: Action): Choice | undefined =>
  choices.find((one) => one.kind === action.kind && valuesOf(one).join() === valuesOf(action).join())

export const includes = (choices: readonly Choice[], action: Choice): boolean =>
  choices.some((one) => one.text === action.text)
