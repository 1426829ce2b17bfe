import type { Shape } from '../palette.ts'
import { brows, coat, face, lapels, shade, shirt, smile, topHat, whiskers } from './parts.ts'

export const banker = (): readonly Shape[] => [
  ...coat('dark'),
  shirt,
  ['violet', 'M18 36l6 8 6-8v12H18Z'],
  lapels('dark'),
  ...face('fair'),
  whiskers('smoke'),
  brows('smoke'),
  smile,
  ...topHat('night', 'violet'),
  ['gold', 'M38 35.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Z'],
  shade('M38 35.5a5.5 5.5 0 1 1 0 11Z'),
  [
    'roof',
    'M37.3 37.5h1.4v1.2h1.5v1.5h-3q-.4.5.3.7h1.5q2 .2 2 2t-1.7 2v1h-1.4V45h-1.8v-1.5h3.3q.4-.6-.3-.8h-1.3q-2-.2-2-1.9t1.5-2Z',
  ],
]
