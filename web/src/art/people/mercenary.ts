import type { Shape } from '../palette.ts'
import { brows, coat, face, moustache, stetson } from './parts.ts'

export const mercenary = (): readonly Shape[] => [
  ...coat('sageDark'),
  ['plank', 'M10 37.5l5-2.3L36 48h-8Z'],
  ['gold', 'M15.5 38l1.8 1.1-1.3 2.6-1.8-1.1Zm5.3 3.2 1.8 1.1-1.3 2.6-1.8-1.1Zm5.3 3.2 1.8 1.1-1.3 2.5-1.8-1Z'],
  ...face('tan'),
  ['shade', 'M15.5 26q8.5 3 17 0v1.5q0 7-8.5 7t-8.5-7Z'],
  moustache('night'),
  brows('night'),
  ...stetson('iron', 'clay'),
  ['iron', 'M38.5 25h2.5v12h-2.5Z'],
  ['roof', 'M38 36h3.5l1.5 12h-6Z'],
]
