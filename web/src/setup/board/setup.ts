// Setting up the board game: the options of a wish.
import { VARIANTS } from '../../api/vocabulary.ts'
import type { GameSetup } from '../setups.ts'
import { bagText } from './bag.ts'
import { PRESETS, surprise } from './presets.ts'

export const boardSetup: GameSetup = {
  seats: (wish) => (wish.solo ? 1 : wish.players),
  options(wish) {
    const set = wish.set === 'own' ? wish.own : wish.set // those that are to be random are drawn by the server
    return {
      players: wish.solo ? 2 : wish.players,
      bag: wish.bag === 'own' ? bagText(wish.counts) : wish.bag,
      variants: VARIANTS.filter((name) => wish.variants.includes(name)).join(' '),
      edition: wish.edition,
      ...(wish.solo ? { solo: wish.solo } : { characters: set }),
      ...(wish.variants.includes('river') && wish.river.length ? { river: wish.river.join(' ') } : {}),
    }
  },
  suit: () => '',
  presets: PRESETS,
  surprise,
}
