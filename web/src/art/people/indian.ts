import type { Shape } from '../palette.ts'
import { brows, coat, face, shade } from './parts.ts'

export const indian = (): readonly Shape[] => [
  ...coat('plank'),
  ['barn', 'M5 44q1.5-6 7-8.3L24 47l12-11.3q5.5 2.3 7 8.3v4H5Z'],
  shade('M24 47l12-11.3q5.5 2.3 7 8.3v4H23Z'),
  ['gold', 'M9.5 38.5l2-1.5L24 48h-4Zm29 0-2-1.5L24 48h4Z'],
  ['night', 'M13.5 36V19q1-9.5 10.5-9.5T34.5 19v17l-4-1V20h-13v15Z'],
  ...face('brown'),
  ['night', 'M15 22.5q-1-11 9-11t9 11q-3.5-1.5-9-9-5.5 7.5-9 9Z'],
  brows('night'),
  ['roof', 'M21 30.2q3 1 6 0l-.5 1.2q-2.5.8-5 0Z'],
  ['night', 'M12.8 24h3.7l.7 13-2.5 4-2.5-4Zm18.7 0h3.7l.7 13-2.5 4-2.5-4Z'],
  ['barn', 'M12.3 33.5h4.8l.1 3.5h-5Zm18.6 0h4.8l.1 3.5h-5Z'],
  ['snow', 'M19 36.5q5 4 10 0l.5 1.5q-5.5 4.5-11 0Z'],
  ['sky', 'M22.5 39.3q1.5.5 3 0v2.7l-1.5 1.5-1.5-1.5Z'],
]
