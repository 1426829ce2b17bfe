import type { Shape } from '../palette.ts'
import { brows, coat, face, moustache, peaked } from './parts.ts'

export const captain = (): readonly Shape[] => [
  ...coat('skyDark'),
  [
    'gold',
    'M6 39.5q2-3.5 7-4.2l1 3q-4 .5-6 3.5Zm36 0q-2-3.5-7-4.2l-1 3q4 .5 6 3.5ZM20.5 38a1 1 0 1 1 0 2 1 1 0 0 1 0-2Zm7 0a1 1 0 1 1 0 2 1 1 0 0 1 0-2Zm-7 5a1 1 0 1 1 0 2 1 1 0 0 1 0-2Zm7 0a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  ],
  ['mustard', 'M19 34.5l5-1 5 1-5 3Z'],
  ...face('skin'),
  moustache('plank'),
  brows('plank'),
  ...peaked('skyDark', 'night'),
  ['gold', 'M12.5 14.5q11.5-3 23 0v2q-11.5-3-23 0ZM24 7l1.7 2.5L24 12l-1.7-2.5Z'],
]
