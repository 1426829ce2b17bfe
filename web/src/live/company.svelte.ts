// Who of the others at a live table is not there just now. Whoever loads a page anew is gone for a moment: that is not told.
import { getContext, onDestroy, setContext } from 'svelte'
import type { Position } from '../api/requests.ts'

const GRACE = 6_000 // milliseconds until somebody who is gone counts as away
const KEY = Symbol('company')

export class Company {
  away = $state.raw<number[]>([])
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>()

  /** People who are neither here nor have anybody to play for them. */
  look(position: Position | null, present: number[]): void {
    const seats = position?.table.status === 'playing' ? position.table.seats : []
    const gone = seats
      .filter(
        (seat) =>
          seat.name !== null &&
          !seat.mine &&
          !seat.bot &&
          !seat.standin &&
          !seat.resigned &&
          !present.includes(seat.seat),
      )
      .map((seat) => seat.seat)
    for (const [seat, timer] of this.timers) {
      if (gone.includes(seat)) continue
      clearTimeout(timer)
      this.timers.delete(seat)
    }
    if (this.away.some((seat) => !gone.includes(seat))) this.away = this.away.filter((seat) => gone.includes(seat))
    for (const seat of gone) {
      if (!this.timers.has(seat))
        this.timers.set(
          seat,
          setTimeout(() => (this.away = [...this.away, seat]), GRACE),
        )
    }
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer)
  }
}

/** For all that is drawn of this table. */
export function keepCompany(): Company {
  const company = setContext(KEY, new Company())
  onDestroy(() => company.stop())
  return company
}

/** Where nobody is waited for (a replay, a lesson) nobody is away either. */
export const companyHere = (): Company | undefined => getContext<Company | undefined>(KEY)
