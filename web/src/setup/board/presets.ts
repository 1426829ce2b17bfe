// Forms filled in beforehand: for a first game, the sets of the books, everything at once, and whatever chance brings.
import type { BoardSetup } from '../../api/types.ts'
import { get, unlessRefused } from '../../api/requests.ts'
import { NOT_SOLO, SETS, STRATEGIES, VARIANTS } from '../../api/vocabulary.ts'
import { words } from '../../words/words.svelte.ts'
import type { Preset } from '../setups.ts'
import type { TableForm } from '../tableForm.ts'

export const BOOK_SETS = Object.keys(SETS).filter((name) => name !== 'beginners')

function choices(set: string): Partial<TableForm> {
  return {
    solo: '',
    set,
    bag: set === 'beginners' ? 'beginners' : 'full',
    variants: set === 'random' ? [...VARIANTS] : [],
    edition: 'english',
    river: [],
  }
}

export const PRESETS: readonly Preset[] = [
  ...['beginners', ...BOOK_SETS].map((name) => ({
    name,
    label: () => words.name('set', name),
    choices: choices(name),
  })),
  { name: 'everything', label: () => words.say('web-pages-everything'), choices: choices('random') },
]

/** Characters as the rules draw them for such a game; "" if nobody can be asked. */
async function drawnSet({ variants, edition }: Pick<TableForm, 'variants' | 'edition'>): Promise<string> {
  const query = new URLSearchParams({ characters: 'random', variants: variants.join(' '), edition })
  return (await unlessRefused(get<BoardSetup>(`/api/setup/board?${query}`)))?.set ?? ''
}

/** Anything that the rules allow. */
export async function surprise(form: TableForm, chance: () => number): Promise<Partial<TableForm>> {
  const oneOf = <T>(found: readonly T[]): T => found[Math.floor(chance() * found.length)] as T
  const solo =
    chance() < 0.1 &&
    form.seats[0]?.who === 'me' &&
    !form.seats.slice(1, form.players).some((seat) => seat.who === 'open')
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
