// A round of The Card Game: who chooses when, and what everybody has taken since bids were shown, as the log tells it.
import type { Happening } from '../lib/api.ts'
import { SUITS } from '../lib/players.ts'
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

/** CG-4.6, CG-4.7: the highest bid first, ties by the suits on the back on top; a skull breaks none (CG-10.5). */
export function orderOf(view: CardView): number[] {
  const ties: readonly string[] = view.skull || !view.back.length ? SUITS : view.back
  return view.players
    .filter((one) => one.has_turn)
    .sort((a, b) => b.bid + b.bonus - a.bid - a.bonus || ties.indexOf(a.suit) - ties.indexOf(b.suit))
    .map((one) => one.seat)
}
