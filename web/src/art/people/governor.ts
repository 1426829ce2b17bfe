import type { Shape } from '../palette.ts'
import { beard, brows, coat, face, lapels, shirt, topHat } from './parts.ts'

export const governor = (): readonly Shape[] => [
  ...coat('night'),
  shirt,
  lapels('night'),
  ['barn', 'M11 36.5l5.5-1.5L37 48h-9Z'],
  ['gold', 'M11 36.5l1.6-.5L31 48h-2.2ZM15 35.4l1.5-.4L37 48h-2.2Z'],
  ...face('fair'),
  beard('stone'),
  brows('stone'),
  ...topHat('dark', 'barn'),
]
