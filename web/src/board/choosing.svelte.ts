// What is being chosen at the table and not done yet: a place and one of the actions there, or a whole building with its
// Houses and roads. One may change one's mind as often as one likes; confirming is what does it.
import { type Action, type Choice, includes } from '../api/actions.ts'
import { Meant } from '../choosing/meant.ts'
import { asksFirst } from '../choosing/sure.ts'
import { why } from '../choosing/why.svelte.ts'
import { answersAt, ghostAt, isLifting, type Offer, wishAt } from './asking.ts'
import { parcelLabel } from './map/parcelSaid.ts'
import { GUIDED, Offers } from './offers.svelte.ts'

export class Choosing extends Offers {
  chosen = $state('') // a place, whether it is an answer or only looked at
  picked = $state.raw<Choice | null>(null) // the action that would be done there
  private looked = ''
  private question: number | null = null
  private readonly meant = new Meant()

  here = $derived.by(() => answersAt(this.answers, this.chosen))
  /** What the map and the track draw see-through. */
  ghosts = $derived.by(() => [...this.plan, ...(this.picked && !includes(this.plan, this.picked) ? [this.picked] : [])])
  marks = $derived.by(() => {
    const found = new Map<string, string>()
    for (const [parcel, [offer]] of this.answers.parcels) {
      const preview = offer && this.ahead.preview(offer)
      if (preview) found.set(parcel, parcelLabel(preview, this.seat))
    }
    return found
  })

  /** A place on the map or the track was clicked, or chosen with Enter. */
  choose(place: string): void {
    if (!this.free()) return
    why.close()
    const offers = answersAt(this.answers, place).filter((one) => one.kind !== 'road' || this.lines.has(place))
    const [first] = offers
    if (place === this.lifted) this.forget()
    else if (!first) this.ask(place)
    else if (offers.length === 1 && isLifting(first)) this.lift(place)
    else if (this.guided && offers.length === 1 && !isLifting(first)) this.think(first)
    else if (this.chosen === place && this.picked) void this.confirm()
    else {
      this.pick(place, this.guided && offers.length > 1 ? null : first)
      if (this.picked && this.atOnce(offers)) void this.confirm()
    }
  }

  /** Done without being shown first: as the reader likes it, or since there is no other place. */
  private atOnce(offers: Offer[]): boolean {
    const { playing, position } = this.table()
    const only = offers.length === 1 && this.answers.parcels.size + this.answers.spaces.size === 1
    return this.meant.sure && !asksFirst(this.picked?.kind ?? '', position.table, playing, only)
  }

  /** All of a building is chosen: who confirms nothing need not confirm that. */
  settled(): void {
    const { playing, position } = this.table()
    if (!this.plan.length || !this.ready || playing.sending || asksFirst('build', position.table, playing)) return
    if (!this.next || !GUIDED.has(this.next.kind)) void this.confirm()
  }

  /** What was confirmed and may be on its way stands; what was never sent is taken back by choosing something else. */
  free(): boolean {
    return this.table().playing.withdraw?.() ?? true
  }

  /** A piece was carried here: that is a choice, to be confirmed like any other. */
  drop(place: string): void {
    if (this.chosen !== place || !this.picked) this.choose(place)
  }

  /** Take up a cowboy that stands there: where it may go is shown next. */
  private lift(place: string): void {
    this.unchoose()
    this.lifted = place
  }

  pick(place: string, offer: Offer | null): void {
    if (!this.free()) return
    if (offer && isLifting(offer)) {
      this.lift(place)
      return
    }
    this.chosen = place
    if (this.guided && offer) this.think(offer)
    else this.picked = offer
  }

  /** One more step of the plan. A request for consent is one too: what follows it waits for the answer. */
  private think(choice: Choice): void {
    this.plan = [...this.plan, choice]
    this.unchoose()
  }

  /** Back to before this step. */
  back(steps: number): void {
    if (!this.free()) return
    why.close()
    this.plan = this.plan.slice(0, steps)
    this.stepBack()
  }

  /** One step back: what is chosen is not, or a cowboy that was taken up stands again. */
  leave(): void {
    if (this.free()) this.stepBack()
  }

  private stepBack(): void {
    if (!this.chosen) this.lifted = ''
    this.unchoose()
  }

  private forget(): void {
    this.unchoose()
    this.lifted = ''
  }

  /** No place is chosen. */
  private unchoose(): void {
    this.chosen = ''
    this.picked = null
  }

  /** No answer: the second click on what is planned confirms it or takes it back; of anything else, why not. */
  private ask(place: string): void {
    const { playing, position, view } = this.table()
    const step = this.plan.findIndex((choice) => ghostAt(choice) === place)
    if (step >= 0) {
      if (this.ready && step === this.plan.length - 1 && this.next?.kind !== 'house') void this.confirm()
      else this.back(step)
      return
    }
    this.chosen = place
    this.picked = null
    const asked = this.next
    if (!this.asked || !asked || !position.choices.length) return
    const wish: Action | null = this.lifted
      ? { kind: 'shift', source: this.lifted, to: place }
      : wishAt(place, asked, view)
    if (wish) void why.ask(playing, wish, this.plan)
  }

  /** All that was chosen, in one request. */
  async confirm(): Promise<void> {
    const { playing } = this.table()
    if (playing.sending) return
    const { plan, picked } = this
    if (plan.length) await playing.act(...plan)
    // Where all act at once the question stays the same; what was done is chosen no longer.
    else if (picked && (await playing.act(picked)) && this.picked === picked) this.forget()
  }

  /** Something happened at the table: what was chosen for another question counts no more. */
  moved(): void {
    const { playing, position } = this.table()
    if (this.question !== position.question) {
      this.question = position.question
      this.meant.asked()
      if (this.plan.length || this.picked || this.lifted) playing.dropped?.()
      why.close()
      this.plan = []
      this.forget()
      this.laying = false
    } else if (this.picked && !includes(position.choices, this.picked)) {
      playing.dropped?.()
      this.stepBack()
    }
    // Where all act at once, what others do may leave it nowhere to go.
    if (this.lifted && !this.answers.movers.has(this.lifted)) this.forget()
  }

  /** Ask the rules what lies ahead; a plan that has become impossible is given up. */
  look(): void {
    const { playing, position } = this.table()
    let plan = this.plan
    // What is on its way will be done when the answer comes: the rules would refuse to think it again.
    if (plan.length && playing.sending) return
    if (plan[0] && !includes(position.choices, plan[0])) plan = this.plan = []
    // News of the table itself change nothing here. (What a plan knows it need not ask for.)
    const moment = [
      position.table.id,
      position.table.seq,
      position.question,
      position.seat,
      this.lifted,
      ...plan.map((step) => step.text),
    ].join()
    if (playing.thinks && moment === this.looked) return
    this.looked = moment
    this.ahead.look(playing, position.seat, plan, this.lifted, (impossible) => {
      this.looked = ''
      if (impossible && plan.length && this.plan === plan) this.plan = []
    })
  }
}
