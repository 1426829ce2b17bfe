// What the parts of the table are given: what is to be seen, what can be chosen, and who is told of it.
import type { Position } from '../api/requests.ts'
import type { Playing } from '../live/playing.ts'
import type { Choosing } from './choosing.svelte.ts'
import type { BoardView } from './view.ts'

export interface Part {
  position: Position<BoardView>
  view: BoardView
  names: string[]
}

export interface ChoosingPart extends Part {
  choosing: Choosing
}

export interface AnsweringPart extends ChoosingPart {
  playing: Playing
}

export interface PlacesPart extends ChoosingPart {
  /** Parcels and spaces that are pointed at. */
  spots: string[]
  ghostToken: string
  onlook: (place: string, from: Element | null) => void
}
