import type { Shape } from '../palette.ts'
import { brows, coat, face, lapels, shade, shirt, tie, topHat, whiskers } from './parts.ts'

export const undertaker = (): readonly Shape[] => [
  ...coat('night'),
  shirt,
  lapels('night'),
  tie('night'),
  ...face('fair'),
  shade('M15.5 26q3 1 4.5 8-4.5-1.5-4.5-7.5Zm17 0q-3 1-4.5 8 4.5-1.5 4.5-7.5Z'),
  whiskers('iron'),
  brows('iron'),
  ['roof', 'M21 30.3h6v1h-6Z'],
  ...topHat('night', 'stone'),
  ['snow', 'M37.5 33q3-2.5 4.5.5 3 2-.3 4-1.7 3-4.2.5-3-1-1.5-3-.5-1.5 1.5-2Z'],
  ['sageDark', 'M38.5 38.5h1.5l-1 9.5h-1.5Z'],
]
