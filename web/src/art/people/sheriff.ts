import type { Shape } from '../palette.ts'
import { brows, coat, face, moustache, shirt, star, stetson } from './parts.ts'

export const sheriff = (): readonly Shape[] => [
  ...coat('roof'),
  shirt,
  ['dark', 'M14.5 35.5l4.5-1 5 9 5-9 4.5 1V48h-19Z'],
  ...face('skin'),
  moustache('dark'),
  brows('dark'),
  ...stetson('dark', 'gold'),
  star(17.5, 37.5),
]
