import type { Shape } from '../palette.ts'
import { brows, coat, face, hair, moustache, shade, shirt } from './parts.ts'

export const editor = (): readonly Shape[] => [
  ...coat('plank'),
  shirt,
  ['dark', 'M17 35.5l3-1 4 4 4-4 3 1v12.5H17Z'],
  shirt,
  ...face('fair'),
  hair('dark'),
  moustache('dark'),
  brows('dark'),
  ['sageDark', 'M12.5 16.5q1.5-3.5 11.5-3.5t11.5 3.5l3 3.5q-14.5-3-29 0Z'],
  shade('M26 13q8 .3 9.5 3.5l3 3.5q-6-1.3-12.5-1.6Z'),
  ['snow', 'M40.5 27q3.5 1 3 5-2 6-6.5 10.5l-1-1Q37.5 33 40.5 27Z'],
  ['iron', 'M36.8 40l1 1-3.8 7h-1.5Z'],
]
