// Ready-made wishes: for a first game, the sets of the books, everything at once, and whatever chance brings.
import type { BoardSetup } from '../api/types.ts'
import { Fault, get } from '../api/requests.ts'
import { LEVELS, NOT_SOLO, SETS, STRATEGIES, VARIANTS } from '../api/vocabulary.ts'
import type { Wish } from './wish.ts'

type BookSet = Exclude<keyof typeof SETS, 'beginners'>
export const BOOK_SETS = Object.keys(SETS).filter((name): name is BookSet => name !== 'beginners')
export const PRESETS = ['beginners', ...BOOK_SETS, 'everything'] as const
export type Preset = (typeof PRESETS)[number]

function choices(name: Preset): Partial<Wish> {
  const everything = name === 'everything'
  return {
    solo: '',
    set: everything ? 'random' : name,
    bag: name === 'beginners' ? 'beginners' : 'full',
    variants: everything ? [...VARIANTS] : [],
    edition: 'english',
    river: [],
  }
}

export function preset(wish: Wish, name: Preset): void {
  Object.assign(wish, choices(name))
}

/** Whether a wish is what the preset makes of it. */
export function isPreset(wish: Wish, name: Preset): boolean {
  return Object.entries(choices(name)).every(
    ([key, value]) => JSON.stringify(wish[key as keyof Wish]) === JSON.stringify(value),
  )
}

/** Characters as the rules draw them for such a game; "" if nobody can be asked. */
async function drawnSet({ variants, edition }: Pick<Wish, 'variants' | 'edition'>): Promise<string> {
  const query = new URLSearchParams({ characters: 'random', variants: variants.join(' '), edition })
  try {
    return (await get<BoardSetup>(`/api/setup/board?${query}`)).set
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return ''
  }
}

/** What to change for anything that the rules allow; who sits where stays as it is. */
export async function surprise(wish: Wish, chance: () => number = Math.random): Promise<Partial<Wish>> {
  const oneOf = <T>(found: readonly T[]): T => found[Math.floor(chance() * found.length)] as T
  if (wish.game === 'cards') {
    return {
      table: oneOf([4, 5, 6].filter((count) => count >= wish.real)),
      levels: wish.levels.map(() => oneOf(LEVELS)),
    }
  }
  const solo =
    chance() < 0.1 &&
    wish.seats[0]?.who === 'me' &&
    !wish.seats.slice(1, wish.players).some((seat) => seat.who === 'open')
      ? oneOf(STRATEGIES)
      : ''
  const edition = !solo && chance() < 0.15 ? 'dutch' : 'english'
  const variants = VARIANTS.filter(
    (name) => chance() < 0.3 && !(solo && (NOT_SOLO as readonly string[]).includes(name)),
  )
  const bag = chance() < 0.8 ? 'full' : 'beginners'
  const own = chance() < 0.4 ? '' : await drawnSet({ variants, edition })
  return { solo, edition, variants, bag, river: [], ...(own ? { set: 'own', own } : { set: oneOf(BOOK_SETS) }) }
}
