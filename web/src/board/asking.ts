// The answers to a question by where they lie: on parcels, lines, spaces, characters, or nowhere; and what to ask the rules
// about a place that is no answer now.
import type { Action, Choice } from '../api/actions.ts'
import type { BoardAbout, BoardCharacter } from '../api/types.ts'
import { ENCLOSURES, SPACE_OF_OPTION, SPACES } from '../api/vocabulary.ts'
import { indexOf, isParcel } from './map/ground.ts'
import type { BoardView } from './view.ts'

export const isEnclosure = (place: string): boolean => (ENCLOSURES as readonly string[]).includes(place)
export const isSpace = (place: string): boolean => (SPACES as readonly string[]).includes(place) || isEnclosure(place)

const SPACE_TAKEN: Readonly<Record<string, string>> = SPACE_OF_OPTION

/** No action of the rules: a cowboy that stands somewhere is taken up, and where it goes is chosen next. */
export interface Lift {
  kind: 'lift'
  at: string
  text: string
}
/** What can be chosen at a place. */
export type Offer = Choice | Lift

export const lifting = (at: string): Lift => ({ kind: 'lift', at, text: `lift-${at}` })
export const isLifting = (offer: Offer): offer is Lift => offer.kind === 'lift'

export interface Answers {
  parcels: Map<string, Offer[]>
  lines: Map<string, Offer[]>
  spaces: Map<string, Offer[]>
  people: Map<string, Choice>
  /** Where a cowboy stands that may be moved, and what could be done with it. */
  movers: Map<string, Choice[]>
  others: Choice[]
}

interface Sorting {
  /** The characters that the question is about, if it is about any. */
  people: Set<string>
  /** Where the cowboy stands that has been taken up: then only its moves are answers. "" for none. */
  lifted: string
  /** The space whose building is being bought. */
  bought: string
}

const nothing = (): Answers => ({
  parcels: new Map(),
  lines: new Map(),
  spaces: new Map(),
  people: new Map(),
  movers: new Map(),
  others: [],
})

function add<O>(places: Map<string, O[]>, place: string, offer: O): void {
  const there = places.get(place)
  if (there) there.push(offer)
  else places.set(place, [offer])
}

/** Where the cowboy stands that an action moves; "" for one that moves none. */
const movedFrom = (choice: Choice): string =>
  choice.kind === 'shift' ? choice.source : choice.kind === 'withdraw' ? choice.at : ''

export function sorted(choices: readonly Choice[], { people, lifted, bought }: Sorting): Answers {
  const found = nothing()
  const put = (place: string, offer: Offer) => add(isParcel(place) ? found.parcels : found.spaces, place, offer)
  for (const choice of choices) if (movedFrom(choice)) add(found.movers, movedFrom(choice), choice)
  if (lifted) {
    for (const choice of found.movers.get(lifted) ?? []) {
      if (choice.kind === 'shift') put(choice.to, choice)
      else found.others.push(choice)
    }
    return found
  }
  for (const choice of choices) {
    const place = placeOf(choice)
    if (movedFrom(choice)) continue
    else if (choice.kind === 'road') add(found.lines, choice.line, choice)
    else if (place) put(place, choice)
    else if (choice.kind === 'choose' && people.has(choice.option)) found.people.set(choice.option, choice)
    else {
      // To buy or not is a question of two answers: both stay buttons, and the building can be pointed at too.
      if (choice.kind === 'buy' && bought) add(found.spaces, bought, choice)
      found.others.push(choice)
    }
  }
  for (const place of found.movers.keys()) put(place, lifting(place))
  return found
}

/** The parcel or space that an action is about; "" for none. */
function placeOf(choice: Choice): string {
  switch (choice.kind) {
    case 'claim':
      return choice.parcel
    case 'build':
    case 'house':
    case 'townhouse':
    case 'ask':
    case 'cowboy':
      return choice.at
    case 'buy':
      return isParcel(choice.what) ? choice.what : ''
    case 'horse':
      return ENCLOSURES[choice.enclosure - 1] ?? ''
    case 'choose':
      return isParcel(choice.option) || isSpace(choice.option) ? choice.option : (SPACE_TAKEN[choice.option] ?? '')
    default:
      return ''
  }
}

/** Where what an action puts would be, a line for a road; "" for what puts nothing. */
export function ghostAt(offer: Offer): string {
  if (isLifting(offer)) return ''
  return offer.kind === 'road' ? offer.line : offer.kind === 'shift' ? offer.to : placeOf(offer)
}

/** The faces by which characters are taken: of 14 both, until its taker has chosen one. */
export const facesOf = (view: BoardView): BoardCharacter[] =>
  view.characters.flatMap((one) => (one.choice.length ? one.choice.map((face) => ({ ...one, ...face })) : [one]))

/** The characters one may be asked to choose from now. */
export function peopleAsked(view: BoardView): Set<string> {
  const asked = view.decision
  const choosing = asked?.kind === 'character' || (asked?.kind === 'ask' && asked.about.character === 'paperboy')
  return new Set(choosing ? facesOf(view).map((one) => one.name) : [])
}

export const answersAt = (answers: Answers, place: string): Offer[] =>
  answers.parcels.get(place) ?? answers.spaces.get(place) ?? answers.lines.get(place) ?? []

/** What is asked, as far as it matters for what can be wished. */
export interface Asking {
  kind: string
  about: BoardAbout
}

/** What one would wish to do there as an answer to this question; null where nothing makes sense. */
export function wishAt(place: string, { kind, about }: Asking, view: BoardView): Action | null {
  const onMap = isParcel(place)
  switch (kind) {
    case 'cowboy':
    case 'free-cowboys':
    case 'stable':
    case 'heal':
      return { kind: 'cowboy', at: place }
    case 'horse':
    case 'wages':
      return isEnclosure(place)
        ? { kind: 'horse', enclosure: (ENCLOSURES as readonly string[]).indexOf(place) + 1 }
        : null
    case 'claim':
    case 'take-parcel':
    case 'city-hall':
      return onMap ? { kind: 'claim', parcel: place } : null
    case 'buy-parcel':
      return onMap ? { kind: 'buy', what: place } : null
    case 'build':
      return onMap ? { kind: 'build', building: about.kinds?.[0] ?? '', at: place } : null
    case 'house':
      return onMap ? { kind: groundAt(view, place) === 'house' ? 'townhouse' : 'house', at: place } : null
    case 'blast':
    case 'ranches':
    case 'outlaws':
      return onMap ? { kind: 'choose', option: place } : null
    case 'duel-order':
      return { kind: 'choose', option: place }
    default:
      return null
  }
}

export const groundAt = (view: BoardView, parcel: string): string => view.ground[indexOf(parcel)] ?? 'free'

export const ownerOf = (view: BoardView, parcel: string): number => view.owner[indexOf(parcel)] ?? -1
