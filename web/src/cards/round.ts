// What everybody has taken in this round since bids were shown, as the log tells it.
import type { Happening } from '../lib/api.ts'
import type { CardView } from './view.ts'

/** By seat, in the round that is on the table. What still lies on offer is not taken yet: a show is behind the log. */
export function takenIn(told: readonly Happening[], view: CardView): Map<number, string[]> {
  const begins = told.findLastIndex(({ kind, data }) => kind === 'round' && data['era'] === view.era && data['round'] === view.round)
  const rest = told.slice(begins + 1)
  const ends = rest.findIndex(({ kind }) => kind === 'round')
  const round = ends < 0 ? rest : rest.slice(0, ends)
  // What powers took before bids is no part of the order.
  const bids = round.findIndex(({ kind }) => kind === 'bids')
  const taken = new Map<number, string[]>()
  for (const { kind, data } of bids < 0 ? [] : round.slice(bids)) {
    if (kind !== 'took' || view.offer.includes(String(data['card']))) continue
    const seat = Number(data['seat'])
    taken.set(seat, [...(taken.get(seat) ?? []), String(data['card'])])
  }
  return taken
}
