// Setting up the board game: the options of a form.
import { VARIANTS } from '../../api/vocabulary.ts'
import type { GameSetup } from '../setups.ts'
import { bagText } from './bag.ts'
import { PRESETS, surprise } from './presets.ts'

export const boardSetup: GameSetup = {
  seats: (form) => (form.solo ? 1 : form.players),
  options(form) {
    const set = form.set === 'own' ? form.own : form.set // those that are to be random are drawn by the server
    return {
      players: form.solo ? 2 : form.players,
      bag: form.bag === 'own' ? bagText(form.counts) : form.bag,
      variants: VARIANTS.filter((name) => form.variants.includes(name)).join(' '),
      edition: form.edition,
      ...(form.solo ? { solo: form.solo } : { characters: set }),
      ...(form.variants.includes('river') && form.river.length ? { river: form.river.join(' ') } : {}),
    }
  },
  suit: () => '',
  presets: PRESETS,
  surprise,
}
