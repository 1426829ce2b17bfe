// The built-in deck: what each terrain card shows, and how attractive it is.
import source from '../../../src/carson/cards/data/reconstructed-1.json'

export interface Terrain {
  id: string
  parcels: readonly string[]
  attraction: number
}

export const TERRAIN = new Map<string, Terrain>(Object.values(source.eras).flat().map((card) => [card.id, card]))
export const ATTRACTION = new Map<string, number>(source.characters.map((card) => [card.name, card.attraction]))
