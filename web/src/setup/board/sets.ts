// Sets of characters, as the options write them (BG-3.7).
import { EITHER_SIDE, FACES, PAPERBOY, SETS } from '../../api/vocabulary.ts'

export type Side = 'Y' | 'R' | ''

const SEVEN = 7

export interface Chosen {
  number: number
  side: Side
}

/** The sides that a character can be in play with. */
export const sidesOf = (number: number): readonly Side[] =>
  (EITHER_SIDE as readonly number[]).includes(number) ? [''] : ['Y', 'R']

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
export const setNamed = (text: string): string => Object.entries(SETS).find(([, set]) => set === text)?.[0] ?? ''

/** Who that is: two characters have another name on their red side. */
export const personOf = ({ number, side }: Chosen): string => FACES[number]?.[side === 'R' ? 1 : 0] ?? ''

/** The message that tells what this side can do. */
export function powerOf(chosen: Chosen): string {
  return `board-power-${personOf(chosen).replaceAll('_', '-')}-${chosen.side === 'Y' ? 'yellow' : chosen.side === 'R' ? 'red' : 'either'}`
}
