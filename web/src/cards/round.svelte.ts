// What everybody has taken in this round, as far as this browser saw it happen.
import type { CardPlayer, CardView } from './view.ts'

const holds = (player: CardPlayer) => [...player.city.map((one) => one.card), ...player.characters, ...player.kept, ...player.sold]

export class RoundSoFar {
  took = $state.raw(new Map<number, string[]>())
  private key = ''
  private before: Set<string>[] = []

  goOn(view: CardView): void {
    const key = `${view.era} ${view.round}`
    // Until bids are shown, what is taken is taken by powers, and no part of the order.
    if (key !== this.key || view.players.every((player) => !player.bid)) {
      this.key = key
      this.before = view.players.map((player) => new Set(holds(player)))
    }
    const placing = view.decision?.kind === 'place' ? view.decision : null
    this.took = new Map(
      view.players.map((player, index) => {
        const fresh = holds(player).filter((card) => !this.before[index]?.has(card))
        // A card that is being placed lies nowhere yet.
        if (placing?.seats.includes(player.seat)) fresh.push(String(placing.about.card))
        return [player.seat, fresh]
      }),
    )
  }
}
