// How one event changes what lies on The Card Game's table: bids, the offer, cities and characters.
import { cards } from '../cards/deck.svelte.ts'
import type { CardPlayer, CardView, Scened } from '../cards/view.ts'
import type { Happening } from '../api/requests.ts'

type Data = Record<string, unknown>
type Seen = CardView & Scened
/** What comes of it all, and what else happens until then: the hands of Era II, and the order in which bids were shown, are
 *  told by nothing else. */
interface Later {
  after: CardView
  events: readonly Happening[]
}

function player(
  view: Seen,
  seat: unknown,
  change: (one: CardPlayer) => Partial<CardPlayer>,
): Pick<CardView, 'players'> {
  return { players: view.players.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) }
}

const withOne = (all: readonly string[], one: unknown) => [...all.filter((other) => other !== one), String(one)]

/** Bids count for a round. */
const ended = (view: Seen) => ({
  order: [],
  turn: -1,
  my_bid: 0,
  players: view.players.map((one) => ({
    ...one,
    laid: false,
    bid: 0,
    bonus: 0,
    has_turn: true,
    takes_two: false,
    taken: [],
  })),
})

const shown = (view: Seen) => view.players.some((one) => one.bid)

/** Who chooses when is told by the rules: by what follows, or where all of this ends. Between bids and what raises them at
 *  once it may be told by neither; then it stays as it is. */
function ordered(view: Seen, { after, events }: Later): Pick<CardView, 'order' | 'turn'> {
  const next = events.find(({ kind }) => kind === 'order' || kind === 'bid-raised')
  const order = !next ? after.order : next.kind === 'order' ? ((next.data as Data)['seats'] as number[]) : view.order
  return { order, turn: -1 }
}

function handOf(seat: number, { after, events }: Later): number[] {
  const one = after.players[seat]
  const played = events.flatMap(({ kind, data }) =>
    kind === 'bids' ? (((data as Data)['values'] as number[])[seat] ?? []) : [],
  )
  return [...new Set([...(one?.bids_left ?? []), ...played])].sort((a, b) => a - b)
}

const CHANGES: Record<string, (view: Seen, data: Data, later: Later) => Partial<Seen>> = {
  'bid-laid': (view, data) => player(view, data['seat'], () => ({ laid: true })),
  bids: (view, data, later) => {
    const values = data['values'] as number[]
    const players = view.players.map((one) => {
      const bid = values[one.seat] ?? 0
      return { ...one, bid, laid: true, bids_left: one.bids_left.filter((left) => left !== bid) }
    })
    return { players, my_bid: 0, ...ordered(view, later) }
  },
  'bid-raised': (view, data, later) => ({
    ...player(view, data['seat'], (one) => ({ bonus: one.bonus + Number(data['by']) })),
    // Some powers raise a bid before any is shown.
    ...(shown(view) ? ordered(view, later) : {}),
  }),
  'bid-wins-nothing': (view, data) => player(view, data['seat'], () => ({ has_turn: false })),
  order: (_view, data) => ({ order: data['seats'] as number[], turn: 0 }),
  power: (view, data) => player(view, data['seat'], (one) => ({ used: withOne(one.used, data['character']) })),
  took: (view, data) => {
    const card = String(data['card'])
    const turn = view.order.indexOf(Number(data['seat']))
    return {
      offer: view.offer.filter((one) => one !== card),
      ...(turn >= 0 ? { turn } : {}),
      ...player(view, data['seat'], (one) => ({
        // What a power takes before bids is no part of the order.
        ...(shown(view) ? { taken: withOne(one.taken, card) } : {}),
        // A virtual player builds no city, and keeps its cards.
        ...(cards.isCharacter(card)
          ? { characters: withOne(one.characters, card) }
          : one.level
            ? { kept: withOne(one.kept, card) }
            : {}),
      })),
    }
  },
  'paperboy-took': (view, data) =>
    player(view, data['seat'], (one) => ({ characters: withOne(one.characters, data['card']) })),
  'card-added': (view, data) => ({ offer: withOne(view.offer, data['card']) }),
  placed: (view, data) =>
    player(view, data['seat'], (one) => ({
      city: [
        ...one.city.filter((laid) => laid.card !== data['card']),
        { card: String(data['card']), at: String(data['at']) },
      ],
    })),
  'set-aside': (view, data) => player(view, data['seat'], (one) => ({ kept: withOne(one.kept, data['card']) })),
  sold: (view, data) =>
    player(view, data['seat'], (one) => ({ city: one.city.filter((laid) => laid.card !== data['card']) })),
  left: (view) => ({ offer: [], ...ended(view) }),
  // CG-5.1, CG-5.2.
  'era-two': (view, _data, later) => {
    const cleared = ended(view)
    return {
      ...cleared,
      players: cleared.players.map((one) => ({
        ...one,
        bids_left: handOf(one.seat, later),
        used: one.used.filter((name) => name === 'governor'),
      })),
    }
  },
  revealed: (_view, data) => ({ offer: data['cards'] as string[] }),
  round: (view, data) => ({ ...ended(view), era: Number(data['era']), round: Number(data['round']) }),
  back: (_view, data) => ({ back: data['suits'] as string[] }),
}

export function afterEvent(view: CardView, event: Happening, later: Later): CardView {
  const change = CHANGES[event.kind]
  return change ? { ...view, ...change(view, event.data, later) } : view
}
