// The review of a finished game from one seat: asked for again and again until it is worked out.
import { me } from '../account/me.svelte.ts'
import type { GameReview, Review } from '../api/types.ts'
import { Fault, get } from '../api/requests.ts'

const WAIT = 20 // seconds that the server may keep its answer back until it is ready

export class Reviewing {
  review = $state.raw<GameReview | null>(null)
  seat = $state<number | null>(null)
  progress = $state(0)
  fault = $state('')
  private leaving = new AbortController()

  constructor(readonly id: string) {}

  /** `seat`: whose eyes; null for one's own, or the winner's. */
  async of(seat: number | null): Promise<void> {
    this.stop()
    const { signal } = (this.leaving = new AbortController())
    this.review = null
    this.fault = ''
    this.progress = 0
    try {
      await me.known() // the work is done for somebody
      let wait = 0 // at first only how far it is
      while (!signal.aborted && !this.review) {
        const query = new URLSearchParams({ wait: String(wait), ...(seat === null ? {} : { seat: String(seat) }) })
        const found = await get<Review>(`/api/tables/${this.id}/review?${query}`, signal)
        this.seat = found.seat
        this.progress = found.progress
        this.review = found.review
        wait = WAIT
      }
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof Fault)) throw error
      this.fault = error.message
    }
  }

  stop(): void {
    this.leaving.abort()
  }
}
