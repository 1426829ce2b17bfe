// What everybody at a table is called: people and bots by their names, whom the rules play by suit, or Standish.
import type { Position } from '../api/requests.ts'
import { suitOf } from './players.ts'
import { words } from './words.svelte.ts'

interface Seen {
  players?: { seat: number; suit?: string }[]
  decision?: { kind: string; seats: number[]; together: boolean; about?: Record<string, unknown> } | null
}

/** What both games' views have in common. */
export const seenBy = (position: Position | null): Seen => position?.view ?? {}

export function namesOf(position: Position | null): string[] {
  const found: string[] = []
  for (const seat of position?.table.seats ?? []) found[seat.seat] = seat.name ?? ''
  const solo = position?.table.options && 'solo' in position.table.options && position.table.options.solo
  for (const player of seenBy(position).players ?? []) {
    if (found[player.seat]) continue
    // Whoever has no name, as in a record that was brought, is called by the suit on the own pieces.
    found[player.seat] =
      solo && player.seat === 1
        ? words.say('web-standish')
        : words.name('suit', suitOf(position as Position, player.seat))
  }
  return found
}

/** The seats that are asked now. */
export const asked = (position: Position | null): number[] => seenBy(position).decision?.seats ?? []
