// The characters by their numbers, and the sets of the books (BG-3.7). A test holds them to the engine's.
export type Side = 'Y' | 'R' | ''

// prettier-ignore
export const CHARACTERS = [
  'paperboy', 'sheriff', 'banker', 'grocer', 'chinese_worker', 'settler', 'captain', 'mercenary', 'indian', 'prospector',
  'gunsmith', 'singer', 'auctioneer', 'governor', 'doctor', 'cowboy', 'heroes', 'teacher', 'lawyer', 'father_christmas',
] as const

export const SETS: Record<string, string> = {
  beginners: '1Y 2Y 3Y 4Y 5Y 6Y 7Y',
  quiet: '1R 2R 5Y 11Y 13Y 14 16R',
  owners: '0Y 3R 4Y 5R 8Y 9Y 12Y 15R',
  prosper: '0Y 2Y 3Y 4R 6Y 8R 12Y 16Y',
  scores: '0R 6R 7Y 9R 10Y 12R 13R 14',
  gold: '0R 1Y 3Y 5R 8R 9Y 10R 11R',
}

const PAPERBOY = 0
const SEVEN = 7
// Their side is not chosen beforehand.
const EITHER = new Set([14, 17])

export interface Chosen {
  number: number
  side: Side
}

/** The sides that a character can be in play with. */
export const sidesOf = (number: number): readonly Side[] => (EITHER.has(number) ? [''] : ['Y', 'R'])

/** How many a set has: the Paperboy comes on top. */
export const wanted = (numbers: Iterable<number>): number => SEVEN + (new Set(numbers).has(PAPERBOY) ? 1 : 0)

export function readSet(text: string): Chosen[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ number: Number.parseInt(word), side: (/[YR]$/.exec(word)?.[0] ?? '') as Side }))
}

export function writeSet(chosen: readonly Chosen[]): string {
  return [...chosen]
    .sort((one, other) => one.number - other.number)
    .map(({ number, side }) => `${number}${side}`)
    .join(' ')
}

/** The book's name of a set, or "" for one of somebody's own. */
export const setNamed = (text: string): string => Object.keys(SETS).find((name) => SETS[name] === text) ?? ''

/** Who that is: two characters have another name on their red side. */
export function personOf({ number, side }: Chosen): string {
  if (side === 'R' && number === 18) return 'editor'
  return CHARACTERS[number] ?? ''
}

/** The message that tells what this side can do. */
export function powerOf(chosen: Chosen): string {
  return `board-power-${personOf(chosen).replaceAll('_', '-')}-${chosen.side === 'Y' ? 'yellow' : chosen.side === 'R' ? 'red' : 'either'}`
}
