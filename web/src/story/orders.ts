// What was ordered to be done when one is asked, as the server does it.
import type { Choice } from '../api/actions.ts'
import type { Orders } from '../api/types.ts'
import type { CardView } from '../cards/view.ts'

export type Wish = Pick<Orders, 'bid' | 'consent' | 'pass' | 'single'>

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const PLACING = ['cowboy', 'free-cowboys']

/** The bids that can be ordered. What lies face down is laid already; after the last one the next bid is one of Era II, with
 * all of them. */
export function handAt(view: CardView | null, seat: number): number[] {
  const left = view?.players[seat]?.bids_left.filter((bid) => bid !== view.my_bid) ?? []
  return left.length || view?.era ? left : ALL
}

/** What is done at once, if the order is given while one is asked this kind of question; null for nothing. */
export function orderedNow(wish: Wish, choices: readonly Choice[], kind: string): Choice | null {
  const passes = wish.pass && PLACING.includes(kind)
  const isOrdered = (choice: Choice): boolean =>
    (choice.kind === 'bid' && choice.value === wish.bid) ||
    (choice.kind === 'choose' && choice.option === wish.consent) ||
    (choice.kind === 'pass' && passes)
  return choices.find(isOrdered) ?? (wish.single && choices.length === 1 ? (choices[0] ?? null) : null)
}

/** Of a wish, what was changed while it was on its way: that is still to be given. */
export const stillWished = (wish: Partial<Wish>, sent: Partial<Wish>): Partial<Wish> =>
  Object.fromEntries(Object.entries(wish).filter(([name, value]) => value !== sent[name as keyof Wish]))
