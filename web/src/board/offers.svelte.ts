// What can be chosen at the board's table now, by where it lies, after whatever is planned already.
import type { Choice } from '../api/actions.ts'
import type { Position } from '../api/requests.ts'
import type { Playing } from '../live/playing.ts'
import { Ahead } from './ahead.svelte.ts'
import { type Asking, type Offer, peopleAsked, sorted } from './asking.ts'
import type { BoardView } from './view.ts'

export interface Table {
  playing: Playing
  position: Position<BoardView>
  view: BoardView
}

export const GUIDED = new Set(['build', 'house'])

export class Offers {
  ahead = new Ahead()
  plan = $state.raw<Choice[]>([])
  laying = $state(false) // roads are to be laid: the lines for them are shown
  lifted = $state('') // where the cowboy stands that is to be moved

  constructor(protected readonly table: () => Table) {}

  seat = $derived.by(() => this.table().position.seat ?? -1)
  asked = $derived.by(() => this.table().view.decision?.seats.includes(this.seat) ?? false)
  guided = $derived.by(
    () => this.asked && GUIDED.has(this.table().view.decision?.kind ?? '') && this.table().playing.thinks === true,
  )
  /** Whether what is known of the future is of now, the plan included. */
  ready = $derived.by(() => this.ahead.fits(this.table().position.table.seq, this.plan))
  /** The question after the plan. */
  next = $derived.by((): Asking | null => {
    if (!this.plan.length) return this.table().view.decision
    return this.ready ? (this.ahead.found?.asked ?? null) : null
  })
  answers = $derived.by(() => {
    const planned = this.ready ? (this.ahead.found?.choices ?? []) : []
    const choices = this.plan.length ? planned : this.table().position.choices
    return sorted(choices, { people: peopleAsked(this.table().view), lifted: this.lifted, bought: this.bought })
  })
  /** The space of the building that one may buy now. */
  bought = $derived.by(() =>
    this.table().view.decision?.kind === 'purchase' && this.asked && this.ready
      ? (this.ahead.found?.previews.find((one) => one.at)?.at ?? '')
      : '',
  )
  /** Whether the question itself is about roads. */
  roadsAsked = $derived.by(() => {
    const { position, view } = this.table()
    return (
      this.asked && (view.decision?.kind === 'last-roads' || position.choices.every((choice) => choice.kind === 'road'))
    )
  })
  /** Roads may be laid at almost any time; their lines are in the way unless that is what one wants to do, as when one builds. */
  lines = $derived.by(() =>
    this.laying || this.roadsAsked || this.guided ? this.answers.lines : new Map<string, Offer[]>(),
  )
}
