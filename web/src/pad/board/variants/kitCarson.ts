import { words } from '../../../words/words.svelte.ts'
import type { Counted, PadVariant } from './model.ts'

export const KIT_CARSON = {
  name: 'kit-carson',
  score: {
    key: 'kit',
    line: 'kit-carson',
    label: () => words.name('board-line', 'kit-carson'),
    rule: 'BG-10.1',
    after: 'passed',
    fields: [],
    vp: (row: Counted, players: number) => (row.passed ? players - row.passed : 0),
  },
} as const satisfies PadVariant
