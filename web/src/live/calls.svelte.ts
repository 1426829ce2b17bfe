// How a live table calls its players: by sound, in the tab's title, and in the count of turns.
import { untrack } from 'svelte'
import type { Position } from '../api/requests.ts'
import { sound } from '../browser/sound.ts'
import { attention } from './attention.svelte.ts'
import { turns } from './turns.svelte.ts'

interface Table {
  position: Position | null
  myTurn: boolean
  /** What others did is being shown. */
  showing: boolean
}

/** For a component: it ends with it. */
export function callPlayers(id: string, table: () => Table): void {
  const myTurn = $derived(table().myTurn)
  const seated = $derived((table().position?.own.length ?? 0) > 0)
  $effect(() => void (myTurn && sound('turn')))
  $effect(() => {
    attention.wanted = myTurn
    return () => (attention.wanted = false)
  })
  $effect(() => {
    const turn = myTurn
    return seated ? untrack(() => turns.here(id, turn)) : undefined
  })

  // A game that was won is heard by whoever was there when it ended.
  const won = $derived.by(() => {
    const { position, showing } = table()
    if (position?.table.status !== 'finished' || showing) return false
    return position.own.some((seat) => position.table.winners?.includes(seat))
  })
  let wasPlaying = false
  $effect(() => {
    const { position, showing } = table()
    if (won && wasPlaying) sound('win')
    wasPlaying = position?.table.status === 'playing' || (wasPlaying && showing)
  })
}
