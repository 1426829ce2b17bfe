// What happened, cut into scenes that can be followed: where each is, whom it is about, and how long it deserves to be looked at.
// What belongs together is one scene; when much is waiting, so is more that is alike, and every scene is shorter.
import type { Happening, LogEntry } from '../api/requests.ts'
import { isFinal } from './drama.ts'

/** One event that is worth a sentence. */
export interface Moment {
  event: Happening
  text: string
  /** The move it came of. */
  move: number
}

export interface Scene<M extends Moment = Moment> {
  /** Seconds at the usual pace, and the fewest in which it can be read. */
  length: number
  least: number
  moments: M[]
  text: string
  /** Parcels, action spaces or cards, with spaces between; "" for none. */
  spot: string
  seat: number
  /** The table as it was before: whoever is beaten stands there until it is over. */
  before: boolean
}

// Seconds for what is quickly seen, and for what takes a moment to read. All else is in between.
type Seconds = readonly [usual: number, least: number]
const SECONDS: Record<string, Seconds> = {
  cowboy: [0.55, 0.3],
  passed: [0.55, 0.3],
  'bid-laid': [0.3, 0.2],
  road: [0.5, 0.3],
  'new-cowboys': [0.25, 0.2],
  rolled: [1.6, 0.8],
  'tiles-shown': [1.6, 0.8],
  duel: [1.8, 1.1],
  'outlaw-wins': [1.8, 1.1],
  'outlaw-beaten': [1.8, 1.1],
  built: [1.3, 0.6],
  rodeo: [2, 1.1],
  attack: [1.5, 0.7],
  outlaws: [1.6, 0.9],
  scored: [3, 1.6],
  earned: [0.9, 0.6],
  bids: [2, 1.2],
  order: [1.2, 0.8],
}
const USUAL: Seconds = [0.9, 0.45]
const FURTHER: Seconds = [0.35, 0.2] // each sentence more of the same scene
const BOTH: Seconds = [2, 1.2] // the dice of a duel together with its end
const LAST: Seconds = [3, 1.6] // the final score

/** Seconds at the usual pace that all that is waiting may take, and those it never exceeds however much it is. */
const ROOM = 9
const LONGEST = 24

const MOST = 6 // sentences of one scene,
const LETTERS = 120 // and how long they may be together

/** What was told in words of these moves. Where something was taken back there is nothing to follow. */
export function momentsOf(entries: LogEntry[]): Moment[] {
  if (entries.some((entry) => entry.kind !== 'move')) return []
  return entries.flatMap((entry) =>
    entry.events.flatMap((event) => (event.text ? [{ event, text: event.text, move: entry.seq }] : [])),
  )
}

export function scenesOf<M extends Moment>(moments: readonly M[]): Scene<M>[] {
  const groups = joined(
    moments.map((moment) => [moment]),
    belongs,
  )
  const scenes = groups.map(sceneOf)
  return sum(scenes.map((scene) => scene.length)) <= ROOM ? scenes : joined(groups, alike).map(sceneOf)
}

/** Seconds for each of what is waiting, at the usual pace: shorter by the same share where it would be too much. */
export function paced(scenes: readonly Scene[]): number[] {
  const usual = sum(scenes.map((scene) => scene.length))
  const least = sum(scenes.map((scene) => scene.least))
  const share = usual <= ROOM ? 1 : Math.max(0, ROOM - least) / (usual - least)
  const hurry = Math.min(1, LONGEST / least)
  return scenes.map((scene) => (scene.least + (scene.length - scene.least) * share) * hurry)
}

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
const data = ({ event }: Moment): Record<string, unknown> => event.data
const kind = ({ event }: Moment): string => event.kind
const about = (moment: Moment) => Number(data(moment)['seat'] ?? data(moment)['winner'] ?? -1)
const whose = (moment: Moment) => data(moment)['seat'] ?? data(moment)['giver']

type Joins = (last: Moment, next: Moment) => boolean

// What one player does and gets in one move.
const DEEDS = new Set([
  'paid',
  'bought',
  'bought-nothing',
  'claimed',
  'built',
  'house',
  'townhouse',
  'road',
  'roads',
  'earned',
  'scored-vp',
  'handed-over',
  'healed',
  'took',
  'placed',
])
// What comes to one after the other.
const EVERYBODY = new Set(['new-cowboys', 'bid-laid'])
const FINAL = ({ event }: Moment) => isFinal(event)

const ARMS = new Set(['rolled', 'tiles-shown'])
const FOUGHT = new Set(['duel', 'outlaw-wins', 'outlaw-beaten'])
const fight: Joins = (last, next) =>
  ARMS.has(kind(last)) && FOUGHT.has(kind(next)) && data(last)['at'] === data(next)['at']

const belongs: Joins = (last, next) =>
  (last.move === next.move && whose(last) === whose(next) && DEEDS.has(kind(last)) && DEEDS.has(kind(next))) ||
  (kind(last) === kind(next) && EVERYBODY.has(kind(last))) ||
  fight(last, next) ||
  (FINAL(last) && FINAL(next))

// Small things that lose nothing by being seen at once.
const SMALL = new Set(['cowboy', 'passed'])
const alike: Joins = (last, next) =>
  (SMALL.has(kind(last)) && SMALL.has(kind(next))) ||
  (whose(last) === whose(next) && DEEDS.has(kind(last)) && DEEDS.has(kind(next)))

// However many words these have, half of them would tell nothing.
const whole: Joins = (last, next) => fight(last, next) || FINAL(last)

/** Each group with those before it, where its first joins their last and there is room for the words. */
function joined<M extends Moment>(groups: readonly M[][], joins: Joins): M[][] {
  const found: M[][] = []
  for (const group of groups) {
    const before = found.at(-1)
    const last = before?.at(-1)
    const first = group[0]
    if (before && last && first && joins(last, first) && (whole(last, first) || fits([...before, ...group])))
      before.push(...group)
    else found.push([...group])
  }
  return found
}

const fits = (moments: Moment[]) => moments.length <= MOST && said(moments).length <= LETTERS
const said = (moments: Moment[]) => moments.map((moment) => moment.text).join(' ')

function sceneOf<M extends Moment>(moments: M[]): Scene<M> {
  const last = moments.at(-1) as M
  const both = moments.length === 2 && fight(moments[0] as M, last)
  const [length, least] = both ? BOTH : moments.every(FINAL) ? LAST : together(moments)
  return {
    length,
    least,
    moments,
    // The dice themselves are shown, and so is everybody's final score.
    text: moments.every(FINAL) ? '' : said(both && kind(moments[0] as M) === 'rolled' ? [last] : moments),
    spot: [...new Set(moments.map(spotOf))].filter(Boolean).join(' '),
    before: both,
    seat: new Set(moments.map(about)).size === 1 || both ? about(last) : -1,
  }
}

function together(moments: readonly Moment[]): Seconds {
  const each = moments.map((moment) => SECONDS[kind(moment)] ?? USUAL)
  const more = moments.length - 1
  return [
    Math.max(...each.map(([usual]) => usual)) + more * FURTHER[0],
    Math.max(...each.map(([, least]) => least)) + more * FURTHER[1],
  ]
}

function spotOf(moment: Moment): string {
  const found = data(moment)
  // Of a card that is placed, the card: the same place is in every city.
  const keys = [...(kind(moment) === 'placed' ? ['card'] : []), 'at', 'parcel', 'line', 'card', 'why']
  return keys.map((key) => found[key] as string | null | undefined).find((spot) => spot != null) ?? ''
}
