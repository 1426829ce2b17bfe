import { words } from '../../../words/words.svelte.ts'
import type { Counted, PadVariant } from './model.ts'

export const RIVER = {
  name: 'river',
  score: {
    key: 'river',
    line: 'bridge',
    label: () => words.say('web-pad-bridge'),
    rule: 'BG-11.2',
    after: 'things',
    fields: [{ name: 'bridge', most: 12, label: () => words.say('web-pad-bridge') }],
    vp: (row: Counted & { bridge: number }) => Math.min(row.bridge, row.buildings + row.houses + row.mountains),
  },
  layout: {
    step: {
      after: 'track',
      rule: 'BG-11.2',
      text: (setup) => words.say('web-pad-step-river', { parcels: setup.river.join(', ') }),
    },
  },
} as const satisfies PadVariant
