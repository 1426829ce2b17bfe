import type { Shape } from '../palette.ts'
import { beard, brows, coat, face, shade, smile } from './parts.ts'

export const fatherChristmas = (): readonly Shape[] => [
  ...coat('barn'),
  ['snow', 'M21 37h6v11h-6Z'],
  ...face('fair'),
  beard('snow'),
  ['snow', 'M14 24q-1 16 10 18 11-2 10-18-1.5 8-10 8t-10-8Z'],
  smile,
  brows('snow'),
  ['barn', 'M14 15Q16 3 27 3q9 0 11 10-3.5-2.5-6 2Z'],
  shade('M27 3q9 0 11 10-3.5-2.5-6 2h-6Z'),
  ['snow', 'M12.5 14q11.5-3 23 0 1.5 2.5 0 5-11.5-3-23 0-1.5-2.5 0-5ZM38 11a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6Z'],
]
