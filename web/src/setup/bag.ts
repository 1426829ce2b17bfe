// The buildings of the bag (BG-2.1): how many there are of each, and in the beginners' bag. A test holds them to the engine's.
// prettier-ignore
export const COUNTS: Record<string, number> = {
  ranch: 6, mine: 6, drugstore: 4, bank: 4, saloon: 3, hotel: 3, general_store: 2, blacksmith: 2, church: 2, prison: 2, school: 2, city_hall: 1, train_station: 1,
}
export const BEGINNERS: Record<string, number> = {
  ranch: 4,
  mine: 4,
  drugstore: 4,
  bank: 4,
  saloon: 3,
  hotel: 3,
  church: 2,
  prison: 2,
}

/** The fewest of a kind: every bag has the base types, and two Ranches and two Mines lie on the track (BG-3.2). */
export const fewest = (kind: string): number => (kind === 'ranch' || kind === 'mine' ? 2 : BEGINNERS[kind] ? 1 : 0)

export const bagText = (counts: Record<string, number>): string =>
  Object.keys(COUNTS)
    .filter((kind) => counts[kind])
    .map((kind) => `${kind} ${counts[kind]}`)
    .join(', ')

export function readBag(text: string): Record<string, number> {
  if (text === 'full') return COUNTS
  if (text === 'beginners') return BEGINNERS
  return Object.fromEntries(
    text
      .split(',')
      .map((part) => part.trim().split(' '))
      .map(([kind = '', count = '0']) => [kind, Number(count)]),
  )
}
