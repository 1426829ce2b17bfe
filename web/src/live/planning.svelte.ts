// The plan at a live table: on a copy, given up with the seat, and following the game when that goes on.
import { untrack } from 'svelte'
import { Plan } from './plan.svelte.ts'
import type { Sitting } from './sitting.svelte.ts'

export class Planning {
  plan = $state.raw<Plan | null>(null)
  // Its bar and its table come at once: what is clicked under the one must not be meant for the other. Until then the
  // table takes no clicks, as one that was meant for the plan would be a move; without a connection it does not come soon.
  beginning = $state(false)

  /** `focus`: the keyboard goes on at the bar. */
  constructor(
    private readonly sitting: Sitting,
    private readonly focus: () => void,
  ) {
    $effect(() => {
      void this.seq
      // By nothing else: what comes of following would be followed again.
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
      // What was to be done of it and was never sent is not done.
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
