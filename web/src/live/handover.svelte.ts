// Several people at one screen: who sits before it, and whether it is covered while it goes from one to the next.
import { keep, readKept } from '../browser/storage.ts'
import type { Position } from '../api/requests.ts'
import { seenBy } from '../words/seats.ts'

export const COVERS = ['always', 'secret', 'never'] as const
export type Cover = (typeof COVERS)[number]

/** Whether the seat that is looked from, or the one that comes next, has something the other must not see. */
export function secretAtStake(position: Position): boolean {
  const view = seenBy(position) as {
    my_bid?: number
    decision?: { together: boolean } | null
    variants?: Record<string, object>
  }
  // Bids and sheets that lie face down; what a variant puts into a hand (duel tiles) is secret for the whole game.
  const hands = Object.values(view.variants ?? {}).some((shown) => 'hand' in shown)
  return (view.decision?.together ?? false) || (view.my_bid ?? 0) > 0 || hands
}

class HandOver {
  cover = $state<Cover>(COVERS.find((name) => name === readKept('curtain')) ?? 'secret')

  choose(cover: Cover): void {
    this.cover = cover
    keep('curtain', cover)
  }

  /** Whether the table is covered before the next person sits down to it. */
  covers(position: Position): boolean {
    return this.cover === 'always' || (this.cover === 'secret' && secretAtStake(position))
  }
}

export const handOver = new HandOver()
