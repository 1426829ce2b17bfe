// A parcel of the map: what is written on it, and all of it in words for those who do not see it.
import { words } from '../../words/words.svelte.ts'
import type { Ahead, Preview } from '../ahead.svelte.ts'
import { isLifting, type Offer } from '../asking.ts'
import { indexOf } from './ground.ts'
import { chancesSaid, gainOf, standingSaid } from '../sums.ts'
import type { BoardView } from '../view.ts'

interface Land {
  /** With what is planned standing there already. */
  view: BoardView
  names: string[]
  ahead: Ahead
  /** What can be chosen where, and what is written on it. */
  parcels: Map<string, Offer[]>
  marks: Map<string, string>
}

export function parcelSaid(parcel: string, { view, names, ahead, parcels, marks }: Land): string {
  const index = indexOf(parcel)
  const kind = view.ground[index] ?? 'free'
  const owner = view.owner[index] ?? -1
  const here = view.standing.filter((one) => one.place === parcel).map((one) => standingSaid(one, names))
  const chances = ahead.contests.get(parcel)?.chances ?? []
  const price = parcels.has(parcel) && view.decision?.kind !== 'claim' ? ahead.prices.get(parcel) : undefined
  return [
    parcel,
    view.river.includes(parcel)
      ? words.say('web-river')
      : kind === 'free'
        ? words.say(owner < 0 ? 'web-board-free' : 'web-board-empty')
        : words.name('object', kind),
    owner >= 0 ? words.say('web-owned-by', { name: names[owner] ?? '' }) : '',
    view.income[index] ? `${words.say('web-board-income')} $${view.income[index]}` : '',
    price && owner < 0 ? `${words.say('web-board-price')} $${price.price}` : '',
    marks.get(parcel)?.startsWith('+') ? (marks.get(parcel) ?? '') : '',
    view.outlaws.includes(parcel) ? words.say('web-board-outlaw') : '',
    parcels.get(parcel)?.some(isLifting) ? words.say('web-board-lift') : '',
    here.length ? `${words.say('web-board-here')} ${here.join(', ')}` : '',
    chances.length ? `${words.say('web-board-odds')}: ${chancesSaid(chances, names)}` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** Where it can be chosen: its price, or what it adds. */
export function parcelLabel(preview: Preview, seat: number): string {
  if (['build', 'house', 'townhouse'].includes(preview.choice.kind)) {
    const gain = gainOf(preview.changes, seat)
    return gain ? (gain > 0 ? `+$${gain}` : `−$${-gain}`) : ''
  }
  const money = preview.gains.find((gain) => gain.unit === 'money' && gain.when === 'income')
  return money ? `+$${money.amount}` : preview.price ? `$${preview.price}` : ''
}
