// Games in one click: a beginner's game against bots, and bots against each other.
import { post, type Table } from '../api/requests.ts'
import { me } from '../account/me.svelte.ts'
import { begin } from '../fairness/numbers.ts'
import { route } from '../browser/route.svelte.ts'
import type { GameName } from '../games.ts'
import { hintAlways } from '../hint/hints.svelte.ts'
import type { Level } from './levels.ts'

const FIRST = {
  cards: { options: { real: 2, virtual: ['beginner', 'beginner'] }, rivals: 1 },
  board: { options: { players: 3, bag: 'beginners', characters: 'beginners' }, rivals: 2 },
} as const
const BETWEEN_BOTS = {
  cards: { options: { real: 4, virtual: [] }, bots: 4 },
  board: { options: { players: 4, bag: 'full', characters: 'quiet' }, bots: 4 },
} as const

/** `hinted`: with good moves shown on every turn. */
export async function playNow(game: GameName, level: Level, hinted = false): Promise<void> {
  const { options, rivals } = FIRST[game]
  const seats = ['me', ...Array<string>(rivals).fill(level)]
  await start({ game, options, seats, ...(hinted ? { hints: true } : {}) }, (table) => {
    if (hinted) hintAlways(table.id, true)
  })
}

/** Bots play each other, for whoever likes to watch. */
export async function letBotsPlay(game: GameName, level: Level): Promise<void> {
  const { options, bots } = BETWEEN_BOTS[game]
  await start({ game, options, seats: Array<string>(bots).fill(level), public: true })
}

async function start(form: object, laid: (table: Table) => void = () => undefined): Promise<void> {
  await me.known()
  const table = await post<Table>('/api/tables', form)
  laid(table)
  await beginOrClose(table)
  route.go(`/table/${table.id}`)
}

/** A table whose game is refused is not kept: nobody could find out what it waits for. */
export async function beginOrClose(table: Table): Promise<void> {
  try {
    await begin(table)
  } catch (error) {
    await post(`/api/tables/${table.id}/close`).catch(() => null) // why it was refused says more than why it stays
    throw error
  }
}
