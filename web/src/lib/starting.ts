// Beginner's games against bots, in one click.
import { post, type Table } from './api.ts'
import { me } from './me.svelte.ts'
import { begin } from './numbers.ts'
import { route } from './route.svelte.ts'

const FIRST = {
  cards: { game: 'cards', options: { real: 2, virtual: ['beginner', 'beginner'] }, seats: ['me', 'greedy'] },
  board: {
    game: 'board',
    options: { players: 3, bag: 'beginners', characters: 'beginners' },
    seats: ['me', 'greedy', 'greedy'],
  },
} as const

export async function playNow(game: 'cards' | 'board'): Promise<void> {
  await me.known()
  const table = await post<Table>('/api/tables', FIRST[game])
  await begin(table)
  route.go(`/table/${table.id}`)
}
