// The deck a game is played with, built in or its host's own: what each card shows, and how attractive it is.
import type { CharacterCard, Deck, TerrainCard } from '../api/types.ts'
import { get, unlessRefused } from '../api/requests.ts'

class Cards {
  private terrains = $state.raw(new Map<string, TerrainCard>())
  private people = $state.raw(new Map<string, CharacterCard>())
  private moments = $state.raw<Record<string, readonly string[]>>({})

  async of(tableId: string): Promise<void> {
    // A lesson brings its own.
    if (tableId.startsWith('lesson-')) return
    const deck = await unlessRefused(get<Deck>(`/api/tables/${tableId}/deck`))
    if (deck) this.use(deck)
  }

  use(deck: Deck): void {
    this.terrains = new Map(
      Object.values(deck.eras)
        .flat()
        .map((card) => [card.id, card]),
    )
    this.people = new Map(deck.characters.map((card) => [card.name, card]))
    this.moments = deck.powers
  }

  terrain(id: string): TerrainCard | undefined {
    return this.terrains.get(id)
  }

  isCharacter(id: string): boolean {
    return this.people.has(id)
  }

  attraction(id: string): number | undefined {
    return (this.terrains.get(id) ?? this.people.get(id))?.attraction
  }

  /** When the power of a character is asked for: before bids, after them, or never. */
  moment(name: string): 'before' | 'after' | null {
    if (this.moments.before?.includes(name)) return 'before'
    return this.moments.after?.includes(name) ? 'after' : null
  }
}

export const cards = new Cards()
