// The answers to a question by where they lie: on parcels, lines, spaces, characters, or nowhere; and what to ask the rules
// about a place that is no answer now.
import type { BoardCharacter } from '../api/types.ts'
import type { Decision } from '../api/requests.ts'
import { isParcel } from './map/ground.ts'
import type { BoardView } from './view.ts'

const ON_MAP = new Set(['claim', 'buy', 'house', 'townhouse', 'ask', 'cowboy', 'choose'])
// prettier-ignore
export const SPACES = [
  'wages', 'ammunition', 'roads', 'road', 'buy-12', 'buy-10', 'buy-8', 'buy-6', 'buy-5', 'buy-4', 'buy-3',
  'parcels-income', 'cowboy-income', 'gambling', 'parcels-vp', 'cowboy-vp', 'building-vp', 'vp-5', 'vp-4', 'vp-3', 'vp-2',
] as const
export const isEnclosure = (text: string): boolean => text.startsWith('enclosure-')
export const isSpace = (text: string): boolean => (SPACES as readonly string[]).includes(text) || isEnclosure(text)

export interface Answers {
  parcels: Map<string, string[]>
  lines: Map<string, string[]>
  spaces: Map<string, string[]>
  people: Map<string, string>
  /** Where a cowboy stands that may be moved, and what could be done with it. */
  movers: Map<string, string[]>
  others: string[]
}

/** No action of the rules: a cowboy that stands somewhere is taken up, and where it goes is chosen next. */
export const lifting = (place: string): string => `lift ${place}`
export const isLifting = (action: string): boolean => action.startsWith('lift ')
const isMoving = (action: string): boolean => /^(shift|withdraw) /.test(action)

interface Sorting {
  /** The characters that the question is about, if it is about any. */
  people: Set<string>
  /** Where the cowboy stands that has been taken up: then only its moves are answers. "" for none. */
  lifted: string
  /** The space whose building is being bought. */
  bought: string
}

export function sorted(actions: string[], { people, lifted, bought }: Sorting): Answers {
  const found: Answers = {
    parcels: new Map(),
    lines: new Map(),
    spaces: new Map(),
    people: new Map(),
    movers: new Map(),
    others: [],
  }
  const add = (places: Map<string, string[]>, place: string, action: string) => {
    const there = places.get(place)
    if (there) there.push(action)
    else places.set(place, [action])
  }
  const put = (place: string, action: string) => add(isParcel(place) ? found.parcels : found.spaces, place, action)
  for (const action of actions) if (isMoving(action)) add(found.movers, action.split(' ')[1] ?? '', action)
  if (lifted) {
    for (const action of found.movers.get(lifted) ?? []) {
      if (action.startsWith('shift ')) put(action.split(' ')[2] ?? '', action)
      else found.others.push(action)
    }
    return found
  }
  for (const action of actions) {
    const [verb = '', first = '', second = ''] = action.split(' ')
    if (isMoving(action)) continue
    else if (verb === 'road') add(found.lines, first, action)
    else if (verb === 'build' && isParcel(second)) add(found.parcels, second, action)
    else if (ON_MAP.has(verb) && isParcel(first)) add(found.parcels, first, action)
    else if ((verb === 'cowboy' || verb === 'choose') && isSpace(first)) add(found.spaces, first, action)
    else if (verb === 'horse') add(found.spaces, `enclosure-${first}`, action)
    else if (verb === 'choose' && first.startsWith('from-') && isSpace(`buy-${first.slice(5)}`))
      add(found.spaces, `buy-${first.slice(5)}`, action)
    else if (verb === 'choose' && people.has(first)) found.people.set(first, action)
    else {
      // To buy or not is a question of two answers: both stay buttons, and the building can be pointed at too.
      if (verb === 'buy' && bought) add(found.spaces, bought, action)
      found.others.push(action)
    }
  }
  for (const place of found.movers.keys()) put(place, lifting(place))
  return found
}

/** The faces by which characters are taken: of 14 both, until its taker has chosen one. */
export const facesOf = (view: BoardView): BoardCharacter[] =>
  view.characters.flatMap((one) => (one.choice.length ? one.choice.map((face) => ({ ...one, ...face })) : [one]))

/** The characters one may be asked to choose from now. */
export function peopleAsked(view: BoardView): Set<string> {
  const asked = view.decision
  const about = asked?.about as { character?: unknown } | undefined
  const choosing = asked?.kind === 'character' || (asked?.kind === 'ask' && about?.character === 'paperboy')
  return new Set(choosing ? facesOf(view).map((one) => one.name) : [])
}

export const answersAt = (answers: Answers, place: string): string[] =>
  answers.parcels.get(place) ?? answers.spaces.get(place) ?? answers.lines.get(place) ?? []

/** The kinds of building that a question is about. */
export function kindsAsked(decision: Pick<Decision, 'about'> | null): string[] {
  const kinds = (decision?.about as { kinds?: unknown } | undefined)?.kinds
  return Array.isArray(kinds) ? kinds.map(String) : []
}

/** What one would wish to do there as an answer to this question; "" where nothing makes sense. */
export function wishAt(place: string, decision: Pick<Decision, 'kind' | 'about'>, view: BoardView, kind = ''): string {
  const onMap = isParcel(place)
  switch (decision.kind) {
    case 'cowboy':
    case 'free-cowboys':
    case 'stable':
    case 'heal':
      return `cowboy ${place}`
    case 'horse':
    case 'wages':
      return isEnclosure(place) ? `horse ${place.slice(-1)}` : ''
    case 'claim':
    case 'take-parcel':
    case 'city-hall':
      return onMap ? `claim ${place}` : ''
    case 'buy-parcel':
      return onMap ? `buy ${place}` : ''
    case 'build':
      return onMap ? `build ${kind || (kindsAsked(decision)[0] ?? '')} ${place}` : ''
    case 'house':
      return onMap ? `${groundAt(view, place) === 'house' ? 'townhouse' : 'house'} ${place}` : ''
    case 'blast':
    case 'ranches':
    case 'outlaws':
      return onMap ? `choose ${place}` : ''
    case 'duel-order':
      return `choose ${place}`
    default:
      return ''
  }
}

export function groundAt(view: BoardView, parcel: string): string {
  return view.ground[parcel.charCodeAt(0) - 97 + 8 * (Number(parcel.slice(1)) - 1)] ?? 'free'
}

export function ownerOf(view: BoardView, parcel: string): number {
  return view.owner[parcel.charCodeAt(0) - 97 + 8 * (Number(parcel.slice(1)) - 1)] ?? -1
}
