import type { Shape } from '../palette.ts'
import { brows, coat, face, shade, smile, stetson } from './parts.ts'

export const cowboy = (): readonly Shape[] => [
  ...coat('barn'),
  ['shade', 'M9 38.5l2-1.5 3 11h-2.5Zm6-2.5 2-.8 2 12.8h-2Z'],
  ...face('brown'),
  brows('night'),
  smile,
  ['mustard', 'M15 34q9 4 18 0l1 3-10 8.5L14 37Z'],
  shade('M24 36q5 0 9-2l1 3-10 8.5Z'),
  ...stetson('plank', 'roof'),
]
