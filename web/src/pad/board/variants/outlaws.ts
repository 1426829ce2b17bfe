import { words } from '../../../words/words.svelte.ts'
import type { PadVariant } from './model.ts'

export const OUTLAWS = {
  name: 'outlaws',
  layout: { step: { after: 'map', rule: 'BG-12.1', text: () => words.say('web-pad-step-outlaws') } },
} as const satisfies PadVariant
