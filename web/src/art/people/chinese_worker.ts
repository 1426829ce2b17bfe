import type { Shape } from '../palette.ts'
import { brows, coat, face, shade, smile } from './parts.ts'

export const chineseWorker = (): readonly Shape[] => [
  ...coat('slate'),
  ['snow', 'M19.5 34.5l4.5-1 4.5 1-4.5 2.5Z'],
  ['night', 'M23.4 37h1.2v11h-1.2Zm-3.4 2h8v1h-8Zm0 5h8v1h-8Z'],
  ...face('skin'),
  ['night', 'M15 22q-1-5 1-7h16q2 2 1 7l-1.5-3q-7.5-2-15 0Z'],
  smile,
  brows('night'),
  ['trim', 'M19.5 8.5q4.5-2.5 9 0L33 14q8 1 11 4-7 3-20 3T4 18q3-3 11-4Z'],
  ['mustard', 'M15 14q9 2.5 18 0l.7 2q-9.7 2.8-19.4 0Z'],
  shade('M24 7.2q2.5 0 4.5 1.3L33 14q8 1 11 4-7 3-20 3Z'),
  ['plank', 'M38.5 31l1.8.3-2.3 16.7h-2Z'],
  ['iron', 'M33 27.5l12 1.7-.8 5.3-12-1.7Z'],
]
