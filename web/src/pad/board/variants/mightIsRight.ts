import { words } from '../../../words/words.svelte.ts'
import type { PadVariant } from './model.ts'

export const MIGHT_IS_RIGHT = {
  name: 'might-is-right',
  layout: { each: (setup) => words.say('web-pad-step-duel-tiles', { players: setup.players }) },
} as const satisfies PadVariant
