// The plan at a live table. It is made on a copy, follows the game as it goes on, and is dropped with the seat.
import { untrack } from 'svelte'
import { Plan } from './plan.svelte.ts'
import type { Sitting } from './sitting.svelte.ts'

export class Planning {
  plan = $state.raw<Plan | null>(null)
  // The plan's bar and table appear together. Until then the table ignores clicks: one that was meant for the plan would
  // be a real move.
  beginning = $state(false)

  /** `focus`: the keyboard goes on at the bar. */
  constructor(
    private readonly sitting: Sitting,
    private readonly focus: () => void,
  ) {
    $effect(() => {
      void this.seq
      // Depend on nothing else: following changes what is shown, and would start over.
      untrack(() => this.follow())
    })
  }

  private seq = $derived.by(() => this.sitting.position?.table.seq)
  possible = $derived.by(() => {
    const { position } = this.sitting
    return position?.table.status === 'playing' && position.seat !== null && position.own.includes(position.seat)
  })

  follow(): void {
    if (this.plan?.shown) void this.plan.follow()
  }

  drop(): void {
    this.plan = null
  }

  toggle(): void {
    const { position } = this.sitting
    if (this.plan) {
      // Moves of the plan that were never sent are not made.
      this.sitting.withdraw()
      this.plan = null
      this.focus()
    } else if (typeof position?.seat === 'number' && !this.beginning)
      void this.begin(new Plan(this.sitting, position.seat))
  }

  private async begin(next: Plan): Promise<void> {
    const before = this.seq
    this.beginning = true
    try {
      await next.begun
    } finally {
      this.beginning = false
    }
    if (!this.possible || this.sitting.position?.seat !== next.seat) return
    this.plan = next
    if (this.seq !== before) void next.follow()
    this.focus()
  }

  async submit(): Promise<void> {
    if (await this.plan?.submit()) this.plan = null
    this.focus()
  }
}
