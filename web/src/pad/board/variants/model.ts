// What a variant changes for owners of the box: what is laid out, and what is scored at the end.
import type { BoardSetup } from '../../../api/types.ts'
import type { Item } from '../../../rules/figures/figures.ts'

/** What of a player's row every variant may count on. */
export interface Counted {
  buildings: number
  houses: number
  mountains: number
  /** The place in the pass order of round 4, 0 where it is not known. */
  passed: number
}

/** A line of the score pad. */
export interface VariantScore {
  /** Whether it is played, in the pads that browsers keep. */
  key: string
  line: string
  label: () => string
  rule: string
  /** The rows of the base game that it follows. */
  after: 'things' | 'characters' | 'passed'
  /** What is counted for it, by its name in a player's row. */
  fields: readonly { name: string; most: number; label: () => string }[]
  vp(row: Counted, players: number): number
}

/** What is laid out. */
export interface VariantLayout {
  /** What else everybody takes. */
  pieces?: (setup: BoardSetup) => Item[]
  each?: (setup: BoardSetup) => string
  step?: { after: 'track' | 'map'; rule: string; text: (setup: BoardSetup) => string }
  /** What the base game lays out and this does not. */
  without?: readonly ('money' | 'claims')[]
}

export interface PadVariant {
  name: string
  score?: VariantScore
  layout?: VariantLayout
}
