// The deck a game is played with, built in or its host's own: what each card shows, and how attractive it is.
import type { CharacterCard, Deck, TerrainCard } from '../api/types.ts'
import { get } from '../lib/api.ts'

class Cards {
  private terrains = $state.raw(new Map<string, TerrainCard>())
  private people = $state.raw(new Map<string, CharacterCard>())

  async of(tableId: string): Promise<void> {
    // A lesson brings its own.
    if (!tableId.startsWith('lesson-')) this.use(await get<Deck>(`/api/tables/${tableId}/deck`))
  }

  use(deck: Deck): void {
    this.terrains = new Map(Object.values(deck.eras).flat().map((card) => [card.id, card]))
    this.people = new Map(deck.characters.map((card) => [card.name, card]))
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
}

export const cards = new Cards()
