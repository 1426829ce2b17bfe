// Several people at one screen: who sits there now, and who is next. At first nobody is known to be there.
import type { Position } from '../api/requests.ts'
import { why } from '../choosing/why.svelte.ts'
import { handOver } from './handover.svelte.ts'

interface Screen {
  position: Position | null
  /** The seats that are asked. */
  toMove: number[]
  /** Somebody takes the screen; `covered`: they must not see what the last player saw. */
  sit: (seat: number, covered: boolean) => void
  /** Their position is here. */
  seated: () => void
}

export class HotSeat {
  here = $state<number | null>(null)
  coming = $state<number | null>(null)

  constructor(private readonly screen: () => Screen) {
    $effect(() => {
      if (this.next !== null && !this.covered) this.sitDown(this.next)
    })
    $effect(() => void (this.covered && why.close()))
    $effect(() => {
      const { position, seated } = this.screen()
      if (this.coming === null || position?.seat !== this.coming) return
      this.here = this.coming
      this.coming = null
      seated()
    })
  }

  private people = $derived.by(() => {
    const { position } = this.screen()
    if (!position || position.own.length < 2 || position.table.status !== 'playing') return []
    return position.table.seats.filter((seat) => seat.mine && !seat.resigned && !seat.standin).map((seat) => seat.seat)
  })
  private next = $derived.by(() => {
    const { toMove } = this.screen()
    if (this.here !== null && toMove.includes(this.here)) return null
    return toMove.find((seat) => this.people.includes(seat)) ?? null
  })
  /** Who may sit down: while others are asked, whoever is there. */
  comers = $derived.by(() => {
    if (this.coming !== null) return [this.coming]
    if (this.next !== null) return [this.next]
    return this.here === null ? this.people : []
  })
  /** The last player's position stays covered until the next player's has arrived. */
  covered = $derived.by(() => {
    const { position } = this.screen()
    return this.coming !== null || (this.comers.length > 0 && position !== null && handOver.covers(position))
  })

  sitDown(seat: number): void {
    const { sit } = this.screen()
    const covered = this.covered
    this.coming = seat
    sit(seat, covered)
  }
}
