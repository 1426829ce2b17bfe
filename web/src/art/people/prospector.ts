import type { Shape } from '../palette.ts'
import { beard, brows, coat, face, stetson } from './parts.ts'

export const prospector = (): readonly Shape[] => [
  ...coat('clay'),
  ['slate', 'M15 36l4-1.3V41h10v-6.3l4 1.3v12H15Z'],
  ...face('skin'),
  beard('snow'),
  brows('snow'),
  ...stetson('sandstone', 'roof'),
  ['plank', 'M37.7 30l2 .3-2.7 17.7h-2.2Z'],
  ['iron', 'M29 33q9.5-8 17.5 2.5-9-4-17.5-2.5Z'],
]
