// A bag of somebody's own (BG-2.1): how many of each building, as the options write it.
import { BAG, BEGINNERS_BAG, FEWEST } from '../../api/vocabulary.ts'

/** The fewest of a kind: every bag has the base types, and two Ranches and two Mines lie on the track (BG-3.2). */
export const fewest = (kind: string): number => (FEWEST as Record<string, number>)[kind] ?? 0

export const bagText = (counts: Record<string, number>): string =>
  Object.keys(BAG)
    .filter((kind) => counts[kind])
    .map((kind) => `${kind} ${counts[kind]}`)
    .join(', ')

export function readBag(text: string): Record<string, number> {
  if (text === 'full') return BAG
  if (text === 'beginners') return BEGINNERS_BAG
  return Object.fromEntries(
    text
      .split(',')
      .map((part) => part.trim().split(' '))
      .map(([kind = '', count = '0']) => [kind, Number(count)]),
  )
}
