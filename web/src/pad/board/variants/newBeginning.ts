import { words } from '../../../words/words.svelte.ts'
import type { PadVariant } from './model.ts'

export const NEW_BEGINNING = {
  name: 'new-beginning',
  layout: { each: () => words.say('web-pad-step-sheets'), without: ['money', 'claims'] },
} as const satisfies PadVariant
