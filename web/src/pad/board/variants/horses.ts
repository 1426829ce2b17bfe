import { words } from '../../../words/words.svelte.ts'
import type { Counted, PadVariant } from './model.ts'

export const HORSES = {
  name: 'horses',
  score: {
    key: 'herd',
    line: 'horses',
    label: () => words.name('board-line', 'horses'),
    rule: 'BG-13.5',
    after: 'characters',
    fields: [
      { name: 'horses', most: 25, label: () => words.name('board-line', 'horses') },
      { name: 'rodeos', most: 4, label: () => words.say('web-pad-rodeos') },
    ],
    vp: (row: Counted & { horses: number; rodeos: number }) => row.horses * (1 + row.rodeos),
  },
  layout: {
    pieces: (setup) => [{ token: 'horse', count: setup.begins.horses, word: 'web-rules-token-horse' }],
    step: { after: 'map', rule: 'BG-13.1', text: () => words.say('web-pad-step-horses') },
  },
} as const satisfies PadVariant
