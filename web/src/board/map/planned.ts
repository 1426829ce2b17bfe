// The map as it would be: what is to be built stands there already, for whatever is told of its places.
import { indexOf, isParcel } from './ground.ts'
import type { BoardView } from '../view.ts'

export function planned(view: BoardView, actions: string[]): BoardView {
  let ground = view.ground
  for (const action of actions) {
    const [verb = '', first = '', second = ''] = action.split(' ')
    if (verb === 'build' && isParcel(second)) ground = ground.with(indexOf(second), first)
    else if ((verb === 'house' || verb === 'townhouse') && isParcel(first)) ground = ground.with(indexOf(first), verb)
  }
  return ground === view.ground ? view : { ...view, ground }
}
