// A table of one's own that begins at a moment of another game, with oneself in one seat and bots in the others.
import { me } from '../account/me.svelte.ts'
import { post, type Table } from '../api/requests.ts'
import { route } from '../browser/route.svelte.ts'
import { isLevel, USUAL_LEVEL } from '../opponents/levels.ts'

export async function playOn(from: Table, move: number, own: number): Promise<void> {
  await me.known()
  const seats = from.seats.map(({ seat, bot }) => (seat === own ? 'me' : isLevel(bot) ? bot : USUAL_LEVEL))
  const table = await post<Table>(`/api/tables/${from.id}/clone`, { move, seats })
  await post(`/api/tables/${table.id}/start`)
  route.go(`/table/${table.id}`)
}
