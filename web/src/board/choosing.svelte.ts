// What is being chosen at the table and not done yet: a place and one of the actions there, or a whole building with its
// Houses and roads. One may change one's mind as often as one likes; confirming is what does it.
import type { ActionPreview } from '../api/types.ts'
import { why } from '../choosing/why.svelte.ts'
import { answersAt, isLifting, wishAt } from './asking.ts'
import { Offers } from './offers.svelte.ts'
import { gainOf } from './sums.ts'

export class Choosing extends Offers {
  chosen = $state('') // a place, whether it is an answer or only looked at
  picked = $state('') // the action that would be done there
  private queue: string[] = []
  private since = -1 // the number of the position in which the last step was done
  private looked = ''
  private question: number | null = null

  here = $derived.by(() => answersAt(this.answers, this.chosen))
  /** What the map and the track draw see-through. */
  ghosts = $derived.by(() => [...this.plan, ...(this.picked && !this.plan.includes(this.picked) ? [this.picked] : [])])
  marks = $derived.by(() => {
    const found = new Map<string, string>()
    for (const [parcel, [action = '']] of this.answers.parcels) {
      const preview = this.ahead.preview(action)
      if (preview) found.set(parcel, marked(preview, this.seat))
    }
    return found
  })

  /** A place on the map or the track was clicked, or chosen with Enter. */
  choose(place: string): void {
    if (!this.free()) return
    why.close()
    const actions = answersAt(this.answers, place).filter(
      (action) => !action.startsWith('road ') || this.lines.has(place),
    )
    const [first = ''] = actions
    if (place === this.lifted) this.forget()
    else if (!first) this.ask(place)
    else if (actions.length === 1 && isLifting(first)) this.lift(place)
    else if (this.guided && actions.length === 1 && !first.startsWith('ask ')) this.think(first)
    else if (this.chosen === place && this.picked) void this.confirm()
    else this.pick(place, this.guided && actions.length > 1 ? '' : first)
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
    this.chosen = this.picked = ''
    this.lifted = place
  }

  pick(place: string, action: string): void {
    if (!this.free()) return
    if (isLifting(action)) {
      this.lift(place)
      return
    }
    this.chosen = place
    if (this.guided && action && !action.startsWith('ask ')) this.think(action)
    else this.picked = action
  }

  /** One more step of the plan. */
  private think(action: string): void {
    this.plan = [...this.plan, action]
    this.chosen = this.picked = ''
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
    this.chosen = this.picked = ''
  }

  private forget(): void {
    this.chosen = this.picked = this.lifted = ''
  }

  /** No answer: the second click on what is planned confirms it or takes it back; of anything else, why not. */
  private ask(place: string): void {
    const { playing, position, view } = this.table()
    const step = this.plan.findIndex((action) => action.split(' ').includes(place))
    if (step >= 0) {
      if (this.ready && step === this.plan.length - 1 && this.next?.kind !== 'house') void this.confirm()
      else this.back(step)
      return
    }
    this.chosen = place
    this.picked = ''
    const asked = this.next
    if (!this.asked || !asked || !position.actions.length) return
    const wish = this.lifted ? `shift ${this.lifted} ${place}` : wishAt(place, asked, view)
    if (wish) void why.ask(playing, wish, this.plan)
  }

  async confirm(): Promise<void> {
    const { playing, position } = this.table()
    if (playing.sending) return
    const [first = '', ...rest] = this.plan.length ? this.plan : [this.picked]
    if (!first) return
    this.queue = rest
    this.since = position.table.seq
    // What was withdrawn may have been confirmed once more meanwhile.
    if (!(await playing.act(first))) this.queue = this.queue === rest ? [] : this.queue
    // Where all act at once the question stays the same; what was done is chosen no longer.
    else if (!this.plan.length && this.picked === first) this.forget()
  }

  /** Something happened at the table: the next step of what was confirmed, or a new question. */
  moved(): void {
    const { playing, position, view } = this.table()
    const [next = '', ...rest] = this.queue
    const { seq } = position.table
    if (next && seq === this.since) return // nothing has come of it yet
    if (next && !view.decision && position.asked !== null) return // something is being shown first
    this.queue = []
    // What others did in between may have been the end of one's turn: then one is asked about something else.
    if (next && seq === this.since + 1 && position.actions.includes(next)) {
      this.queue = rest
      this.plan = [next, ...rest] // the first is done
      this.since = seq
      void playing.act(next).then((done) => done || this.queue !== rest || (this.queue = []))
      return
    }
    if (this.question !== position.question) {
      this.question = position.question
      if (this.plan.length || this.picked || this.lifted) playing.dropped?.()
      why.close()
      this.plan = []
      this.forget()
      this.laying = false
    } else if (this.picked && !position.actions.includes(this.picked)) {
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
    if (plan.length && !position.actions.includes(plan[0] ?? '')) plan = this.plan = []
    // News of the table itself change nothing here. (What a plan knows it need not ask for.)
    const moment = [
      position.table.id,
      position.table.seq,
      position.question,
      position.seat,
      this.lifted,
      ...plan,
    ].join()
    if (playing.thinks && moment === this.looked) return
    this.looked = moment
    this.ahead.look(playing, position.seat, plan, this.lifted, (impossible) => {
      this.looked = ''
      if (impossible && plan.length && this.plan === plan) this.plan = []
    })
  }
}

/** What is written on a parcel that can be chosen. */
function marked(preview: ActionPreview, seat: number): string {
  if (/^(build|house|townhouse) /.test(preview.action)) {
    const gain = gainOf(preview.changes, seat)
    return gain ? (gain > 0 ? `+$${gain}` : `−$${-gain}`) : ''
  }
  return preview.price ? `$${preview.price}` : ''
}
