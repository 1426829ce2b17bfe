// What is being chosen at The Card Game's table and not done yet: a bid, a card, a place, a card to sell. What is chosen
// twice is done.
import type { Action } from '../api/actions.ts'
import type { Position } from '../api/requests.ts'
import { Meant } from '../choosing/meant.ts'
import { asksFirst } from '../choosing/sure.ts'
import { typing } from '../choosing/typing.ts'
import { why } from '../choosing/why.svelte.ts'
import type { Playing } from '../live/playing.ts'
import { cards } from './deck.svelte.ts'
import type { CardView } from './view.ts'

interface Table {
  playing: Playing
  position: Position<CardView>
  view: CardView
  /** A card, or a part of the table, that others point at; "" for none. */
  spot: string
}

export class CardChoosing {
  bid = $state(0) // a bid card
  chosen = $state('') // a card of the offer
  at = $state('') // a place
  picked = $state('') // a card of the city
  looked = $state<number | null>(null) // whose city

  private readonly meant = new Meant()

  constructor(private readonly table: () => Table) {}

  // What can be chosen
  private choices = $derived.by(() => this.table().position.choices)
  bids = $derived.by(() => new Set(this.choices.flatMap((one) => (one.kind === 'bid' ? one.value : []))))
  takes = $derived.by(() => new Set(this.choices.flatMap((one) => (one.kind === 'take' ? one.card : []))))
  sellable = $derived.by(() => new Set(this.choices.flatMap((one) => (one.kind === 'sell' ? one.card : []))))
  legal = $derived.by(() => this.choices.flatMap((one) => (one.kind === 'place' ? one.at : [])))
  others = $derived.by(() => this.choices.filter((one) => !['bid', 'take', 'place', 'sell'].includes(one.kind)))
  /** Cards that can be taken from elsewhere. */
  apart = $derived.by(() => [...this.takes].filter((id) => !this.table().view.offer.includes(id)))
  /** The card that is to be placed; "" for none. */
  placing = $derived.by(() => (this.legal.length ? (this.table().view.decision?.about.card ?? '') : ''))
  selling = $derived.by(() => this.table().view.decision?.kind === 'sell' && this.sellable.size > 0)
  /** The rules can be asked why not: not about the past. */
  live = $derived.by(() => {
    const { playing, position } = this.table()
    return position.seat !== null && position.table.status === 'playing' && playing.whyNot !== undefined
  })

  // Whose city is shown
  over = $derived.by(() => {
    const { position, view } = this.table()
    return position.table.status === 'finished' && !view.decision && !view.offer.length
  })
  citySeat = $derived.by(() => {
    const { position, view, spot } = this.table()
    // What is pointed at is shown, in whoever's city it lies.
    const pointed = spot ? view.players.find((one) => one.city.some((laid) => laid.card === spot))?.seat : undefined
    // Who looks on when all is over wants to see the winner's.
    const winner = this.over ? position.table.winners?.[0] : undefined
    return pointed ?? this.looked ?? position.seat ?? winner ?? 0
  })
  mine = $derived.by(() => this.citySeat === this.table().position.seat)
  /** The card whose places are shown. One that is gone from the offer has none, nor any while others' moves are still being shown. */
  card = $derived.by(() => {
    const { view } = this.table()
    if (this.placing) return this.placing
    return view.decision && view.offer.includes(this.chosen) && cards.terrain(this.chosen) ? this.chosen : ''
  })

  choose(id: string): void {
    if (!this.free()) return
    if (this.chosen !== id) {
      why.close()
      this.chosen = id
      this.picked = this.at = ''
      if (this.takes.has(id) && cards.terrain(id)) this.looked = null
      if (this.takes.has(id) && this.atOnce(cards.terrain(id) ? 'take-terrain' : 'take')) this.take(id)
    } else this.take(id)
  }

  /** Done without being shown first: as the reader likes it, or since there is no other place. */
  private atOnce(kind: string, only = false): boolean {
    const { playing, position } = this.table()
    return this.meant.sure && !asksFirst(kind, position.table, playing, only)
  }

  choosePlace(place: string): void {
    if (!this.free()) return
    if (this.at !== place) {
      this.lay(place)
      const fits = this.placing && this.mine && this.legal.includes(place)
      if (fits && this.atOnce('place', this.legal.length === 1)) this.act({ kind: 'place', at: place })
    } else if (!this.mine) this.at = ''
    else if (this.placing) this.act({ kind: 'place', at: place })
    else this.take(this.chosen)
  }

  private take(id: string): void {
    if (this.takes.has(id)) this.act({ kind: 'take', card: id })
    else if (this.live) void why.ask(this.table().playing, { kind: 'take', card: id })
  }

  // What is chosen now is not what the last reason was about.
  lay(place: string): void {
    if (!this.free()) return
    why.close()
    this.at = place
  }

  pick(id: string): void {
    if (!this.free()) return
    why.close()
    this.picked = this.picked === id ? '' : id
  }

  chooseBid(value: number): void {
    if (!this.free()) return
    if (this.bid === value) this.act({ kind: 'bid', value })
    else {
      this.drop()
      this.bid = value
      if (this.bids.has(value) && this.atOnce('bid')) this.act({ kind: 'bid', value })
    }
  }

  /** A figure is a bid card; 0 is the ten. */
  key(event: KeyboardEvent): void {
    if (event.key === 'Escape') this.drop()
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[0-9]$/.test(event.key) || typing(event)) return
    const value = Number(event.key) || 10
    if (this.bids.has(value) && !this.table().playing.sending) this.chooseBid(value)
  }

  lookAt(seat: number): void {
    this.looked = seat
    this.picked = this.at = ''
  }

  drop(): boolean {
    if (!this.free()) return false
    why.close()
    this.bid = 0
    this.chosen = this.at = this.picked = ''
    return true
  }

  /** A new question: what was chosen for the last one counts no more, but a place that was thought of beforehand stays. */
  asked(): void {
    this.meant.asked()
    const before = `${this.bid} ${this.at} ${this.picked}`
    if (!this.bids.has(this.bid)) this.bid = 0
    if (!this.legal.includes(this.at)) this.at = ''
    if (!this.sellable.has(this.picked)) this.picked = ''
    if (`${this.bid} ${this.at} ${this.picked}` !== before) this.table().playing.dropped?.()
    why.close()
  }

  /** The offer has changed: another may have taken what was chosen. */
  offered(): void {
    const { playing, view } = this.table()
    if (!this.chosen || view.offer.includes(this.chosen) || this.takes.has(this.chosen)) return
    this.chosen = ''
    playing.dropped?.()
  }

  /** What was confirmed and may be on its way stands; what was never sent is taken back by choosing something else. */
  private free(): boolean {
    return this.table().playing.withdraw?.() ?? true
  }

  /** Once, however often it is clicked. */
  private act(action: Action): void {
    const { playing } = this.table()
    if (!playing.sending) void playing.act(action)
  }
}
