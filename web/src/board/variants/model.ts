// Where a variant can show something, and what it is given there.
import type { Component } from 'svelte'
import type { Action, Choice } from '../../api/actions.ts'
import type { BoardQuestion } from '../../api/types.ts'
import type { IconName } from '../../art/icons.ts'
import type { PlacesPart } from '../parts.ts'
import type { BoardPlayer, BoardView } from '../view.ts'

/** A number among those that a player's board shows in a row. */
export interface Figure {
  icon: IconName
  said: string
  text: string
  strong?: boolean
}

export type TrackProps = Omit<PlacesPart, 'spots' | 'ghostToken'>

export interface AnswerProps {
  choices: Choice[]
  decision: BoardQuestion | null
  seat: number
  /** What an answer brings. */
  sums: (choice: Choice) => string[]
  sending: boolean
  onact: (action: Action) => void
}

type Loaded<Props extends object> = () => Promise<{ default: Component<Props> }>

export interface VariantPanels {
  /** Below the building track. */
  track?: Component<TrackProps>
  /** In the row of a player's figures. */
  figure?: (view: BoardView, seat: number) => Figure
  /** On a player's board, unfolded: a term with what belongs to it. */
  fold?: Loaded<{ player: BoardPlayer; view: BoardView }>
  /** Instead of buttons, by the kind of the question. */
  answers?: Record<string, Loaded<AnswerProps>>
}
