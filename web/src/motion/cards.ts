// How one event changes what lies on The Card Game's table: bids, the offer, cities and characters.
import { cards } from '../cards/deck.svelte.ts'
import type { CardPlayer, CardView } from '../cards/view.ts'
import type { Happening } from '../lib/api.ts'

type Data = Record<string, unknown>

function player(view: CardView, seat: unknown, change: (one: CardPlayer) => Partial<CardPlayer>): Partial<CardView> {
  return { players: view.players.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) }
}

const CHANGES: Record<string, (view: CardView, data: Data) => Partial<CardView>> = {
  'bid-laid': (view, data) => player(view, data['seat'], () => ({ laid: true })),
  bids: (view, data) => {
    const values = data['values'] as number[]
    return {
      players: view.players.map((one) => {
        const bid = values[one.seat] ?? 0
        return { ...one, bid, laid: true, bids_left: one.bids_left.filter((left) => left !== bid) }
      }),
    }
  },
  took: (view, data) => {
    const card = String(data['card'])
    return {
      offer: view.offer.filter((one) => one !== card),
      ...(cards.isCharacter(card) ? player(view, data['seat'], (one) => ({ characters: [...one.characters.filter((name) => name !== card), card] })) : {}),
    }
  },
  'card-added': (view, data) => ({ offer: [...view.offer.filter((one) => one !== data['card']), String(data['card'])] }),
  placed: (view, data) =>
    player(view, data['seat'], (one) => ({
      city: [...one.city.filter((laid) => laid.card !== data['card']), { card: String(data['card']), at: String(data['at']) }],
    })),
  sold: (view, data) => player(view, data['seat'], (one) => ({ city: one.city.filter((laid) => laid.card !== data['card']) })),
  left: (view) => ({ offer: [], players: view.players.map((one) => ({ ...one, laid: false, bid: 0 })) }),
  revealed: (_view, data) => ({ offer: data['cards'] as string[] }),
  round: (_view, data) => ({ era: Number(data['era']), round: Number(data['round']) }),
  back: (_view, data) => ({ back: data['suits'] as string[] }),
}

export function afterEvent(view: CardView, event: Happening): CardView {
  const change = CHANGES[event.kind]
  return change ? { ...view, ...change(view, event.data) } : view
}
