// Beginner's games against bots, in one click.
import { post, type Table } from '../api/requests.ts'
import { me } from '../account/me.svelte.ts'
import { begin } from '../fairness/numbers.ts'
import { route } from '../browser/route.svelte.ts'

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
