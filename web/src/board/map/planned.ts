// The map as it would be: what is to be built stands there already, for whatever is told of its places.
import type { Offer } from '../asking.ts'
import { indexOf } from './ground.ts'
import type { BoardView } from '../view.ts'

export function planned(view: BoardView, offers: readonly Offer[]): BoardView {
  let ground = view.ground
  for (const one of offers) {
    if (one.kind === 'build') ground = ground.with(indexOf(one.at), one.building)
    else if (one.kind === 'house' || one.kind === 'townhouse') ground = ground.with(indexOf(one.at), one.kind)
  }
  return ground === view.ground ? view : { ...view, ground }
}
