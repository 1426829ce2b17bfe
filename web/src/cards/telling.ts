// Cards and points in words.
import type { BidChance } from '../api/types.ts'
import { words } from '../words/words.svelte.ts'
import { cards } from './deck.svelte.ts'
import { cellOf, parcelsAt } from './city/grid.ts'
import { type CardView, type Laid, type LineChange, type ParcelWorth, plain, signed, type Spot } from './view.ts'

export function lineName(one: LineChange): string {
  return one.character ? words.name('character', one.character) : words.name('line', one.line)
}

export function changesTold(changes: LineChange[]): string {
  return changes
    .map(
      (one) =>
        `${lineName(one)} ${words.say('web-cards-change', { before: plain(one.before), after: plain(one.after) })}`,
    )
    .join(', ')
}

/** Which place in the order a bid leads to, and what it beats and is beaten by. */
export const bidTold = ({ bid, first, last, beats, against }: BidChance, view: CardView): string =>
  words.say('web-cards-bid-means', {
    bid,
    first,
    last,
    sure: first === last ? 'yes' : 'no',
    count: view.players.filter((player) => player.has_turn).length,
    beats,
    against,
  })

/** What a card is called: a terrain card keeps its number. */
export const cardName = (id: string): string => words.known('character', id)

/** The objects of a terrain card, for those who do not see them. */
export function objectsOf(id: string): string {
  return (cards.terrain(id)?.parcels ?? []).map((name) => words.name('object', name || 'empty')).join(', ')
}

export interface Parcel {
  at: string
  object: string
  covered: boolean
  worth: ParcelWorth | undefined
  told: string
}

/** The parcels of a card of a city, and what each counts for; what a later card lies on does not exist any more. */
export function parcelsOf(card: Laid, city: Laid[], worth: Map<string, ParcelWorth>): Parcel[] {
  const later = new Set(
    city.slice(city.findIndex((one) => one.card === card.card) + 1).flatMap((one) => parcelsAt(cellOf(one.at))),
  )
  return parcelsAt(cellOf(card.at)).map((at, index) => {
    const object = cards.terrain(card.card)?.parcels[index] ?? ''
    const covered = later.has(at)
    const found = covered ? undefined : worth.get(at)
    const name = words.name('object', object || 'empty')
    const told = covered
      ? `${name} (${words.say('web-cards-covered')})`
      : found
        ? `${name} ${words.say('web-cards-points', { count: found.points })}`
        : name
    return { at, object, covered, worth: found, told }
  })
}

/** What the eye sees beside a place, in words. */
export function placeTold(place: Spot): string {
  const action = words.action({ kind: 'place', at: place.at })
  if (place.gain === undefined) return action
  const found = words.say('web-cards-place-label', { action, points: signed(place.gain) })
  return [found, changesTold(place.changes ?? [])].filter(Boolean).join(', ')
}

/** And of a card of the city. */
export function cardTold(one: Laid, city: Laid[], worth: Map<string, ParcelWorth>): string {
  const card = words.say('web-cards-card', { card: one.card })
  return [card, ...parcelsOf(one, city, worth).map((parcel) => parcel.told)].join(', ')
}
