// A plan: moves tried on a copy that nobody else sees, one's own and what others are supposed to do; then done, or not.
import type { Action } from '../api/actions.ts'
import type { Planned, PlannedStep, PlanForm, PlanStep, WhyNot as Why } from '../api/types.ts'
import { Fault, post, type Position } from '../api/requests.ts'
import { newId } from './line/ids.ts'
import type { Playing, WhyNot } from './playing.ts'
import { mayBe } from '../choosing/ranges.ts'
import { reasonOf } from '../choosing/reason.ts'
import { seenBy } from '../words/seats.ts'
import type { Sitting } from './sitting.svelte.ts'
import { words } from '../words/words.svelte.ts'

export class Plan implements Playing {
  shown = $state.raw<Planned | null>(null)
  sending = $state(false)
  fault = $state('')
  /** What came of doing it, if not all of it was done. */
  notice = $state('')
  private readonly luck = newId().slice(0, 8)
  private doing = false
  private tries = 0 // the last one counts
  /** When its first position is there, or the reason why not. */
  readonly begun: Promise<boolean>

  constructor(
    readonly sitting: Sitting,
    readonly seat: number,
  ) {
    this.begun = this.attempt([])
  }

  get steps(): PlannedStep[] {
    return this.shown?.steps ?? []
  }

  /** Whose move is being chosen. */
  get acting(): number | null {
    return this.shown?.acting ?? null
  }

  /** How many moves from the first on are one's own: those can be done. */
  get own(): number {
    const other = this.steps.findIndex((step) => step.seat !== this.seat)
    return other < 0 ? this.steps.length : other
  }

  get position(): Position | null {
    const base = this.sitting.position
    if (!base || !this.shown) return null
    const { acting, asked, view, choices, steps } = this.shown
    return { ...base, seat: acting ?? this.seat, asked, view, choices, question: -1 - steps.length, undo: null }
  }

  act(...actions: Action[]): Promise<boolean> {
    const { acting } = this
    if (acting === null) return Promise.resolve(false)
    return this.attempt([...this.wanted(), ...actions.map((action) => ({ seat: acting, action }))])
  }

  undo(): Promise<boolean> {
    return this.attempt(this.wanted().slice(0, -1))
  }

  /** Of whoever acts next in the plan. */
  whyNot(action: Action): Promise<WhyNot | null> {
    return reasonOf(post<Why>(`/api/tables/${this.sitting.id}/try/why`, { plan: this.form(this.wanted()), action }))
  }

  /** What can be worked out from the position that is planned; what lies ahead comes with every step. */
  async look<T>(what: string): Promise<T> {
    const [name = '', query = ''] = what.split('?')
    if (name === 'ahead') {
      await this.begun
      return (this.shown?.ahead ?? null) as T
    }
    const asked = new URLSearchParams(query)
    const city = asked.get('seat')
    return post<T>(`/api/tables/${this.sitting.id}/try/${name}`, {
      plan: this.form(this.wanted()),
      city: city === null ? null : Number(city),
      card: asked.get('card') ?? '',
    })
  }

  /** The game has gone on: the plan with it, as far as it still can. */
  async follow(): Promise<void> {
    if (this.doing) return
    const before = this.steps.length
    if (!(await this.attempt(this.wanted())) && before) await this.beginAnew()
  }

  /** Does one's own moves together, up to the one in which chance has a say. True if the plan is done. */
  async submit(): Promise<boolean> {
    const own = this.steps.slice(0, this.own)
    const drawn = own.findIndex((step) => step.imagined)
    const chain = own.slice(0, drawn < 0 ? own.length : drawn + 1).map((step) => step.choice)
    this.doing = true
    this.tries++
    this.sending = true
    try {
      const { position } = this.sitting
      const [first] = chain
      if (!position || !first || !mayBe(seenBy(position).decision, position.choices, first)) {
        await this.beginAnew()
        return false
      }
      const done = await this.sitting.act(...chain)
      if (!done) this.fault = this.sitting.fault ?? ''
      return done
    } finally {
      this.doing = false
      this.sending = false
    }
  }

  private async beginAnew(): Promise<void> {
    if (await this.attempt([])) this.notice = words.say('web-story-plan-moved')
  }

  private wanted(): PlanStep[] {
    return this.steps.map(({ seat, choice }) => ({ seat, action: choice }))
  }

  private form(actions: PlanStep[]): PlanForm {
    return { actions, seat: this.seat, luck: this.luck }
  }

  /** False if it cannot be. Of two at once the later counts, and the earlier has nothing more to say. */
  private async attempt(actions: PlanStep[]): Promise<boolean> {
    const number = ++this.tries
    this.sending = true
    this.fault = ''
    this.notice = ''
    try {
      const planned = await post<Planned>(`/api/tables/${this.sitting.id}/try`, this.form(actions))
      if (number === this.tries) this.shown = planned
      return true
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      if (number !== this.tries) return true
      this.fault = error.message
      return false
    } finally {
      if (number === this.tries) this.sending = false
    }
  }
}
