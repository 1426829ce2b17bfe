// What lies ahead, as the rules work it out: asked for after every move and every change of a plan, one request at a time.
import type { ActionPreview, BoardAhead, BuildingIncome, Contest, ParcelPrice } from '../api/types.ts'
import { Fault } from '../api/requests.ts'
import type { Choice } from '../api/actions.ts'
import type { Playing } from '../live/playing.ts'
import type { Offer } from './asking.ts'

/** What an action would mean, nothing left out. */
export type Preview = Required<ActionPreview>

/** What is empty in a preview is not sent. */
export const EMPTY = {
  price: 0,
  full: 0,
  building: '',
  income: null,
  changes: [],
  gift: null,
  sites: [],
  loot: 0,
  revolvers: 0,
  chances: [],
  linked: [],
  at: '',
  gains: [],
}

const namesOf = (plan: Choice[]): string => plan.map((step) => step.text).join()

// Anything else says nothing of the plan: the line may be dead, or the server busy.
const REFUSED = new Set([400, 422])

export class Ahead {
  found = $state.raw<BoardAhead | null>(null)
  incomes = $derived(new Map<string, BuildingIncome>(this.found?.incomes.map((one) => [one.at, one])))
  contests = $derived(new Map<string, Contest>(this.found?.contests.map((one) => [one.place, one])))
  prices = $derived(new Map<string, ParcelPrice>(this.found?.prices.map((one) => [one.at, one])))
  private previews = $derived(new Map(this.found?.previews.map((one) => [one.choice.text, one])))
  private busy = false
  private next: (() => Promise<void>) | null = null

  /** What an action would mean; null where nobody has worked it out (yet). */
  preview({ text }: Offer): Preview | null {
    const found = this.previews.get(text)
    return found ? { ...EMPTY, ...found } : null
  }

  /** Whether what is known is of this moment and this plan. */
  fits(seq: number, plan: Choice[]): boolean {
    return this.found !== null && this.found.seq === seq && this.found.plan.join() === namesOf(plan)
  }

  /** `moving`: where a cowboy stands whose moves are wanted too. `lost`: nothing was found, since the plan is no longer possible, or for now. */
  look(
    playing: Playing,
    seat: number | null,
    plan: Choice[],
    moving: string,
    lost: (impossible: boolean) => void,
  ): void {
    const query = new URLSearchParams({
      plan: namesOf(plan),
      ...(moving ? { moving } : {}),
      ...(seat === null ? {} : { seat: String(seat) }),
    })
    const ask = async (): Promise<void> => {
      try {
        this.found = (await playing.look?.<BoardAhead>(`ahead?${query}`)) ?? this.found
      } catch (error) {
        if (!(error instanceof Fault)) throw error
        lost(REFUSED.has(error.status))
      }
    }
    if (this.busy) this.next = ask
    else void this.run(ask)
  }

  private async run(ask: () => Promise<void>): Promise<void> {
    this.busy = true
    try {
      await ask()
    } finally {
      this.busy = false
      const next = this.next
      this.next = null
      if (next) void this.run(next)
    }
  }
}
