import type { Shape } from '../palette.ts'
import { brows, coat, face, hair, shade, smile } from './parts.ts'

export const settler = (): readonly Shape[] => [
  ...coat('sage'),
  ['snow', 'M17 35l7-1.5 7 1.5-7 5Z'],
  ...face('fair'),
  hair('brick'),
  brows('brick'),
  smile,
  ['paper', 'M11.5 28q-3.5-21.5 12.5-21.5T36.5 28l-4 3V19.5q-8.5-6-17 0V31Z'],
  shade('M24 6.5q16 0 12.5 21.5l-4 3V19.5q-4-2.8-8.5-2.8Z'),
  ['sageDark', 'M11.8 26.5l4 2.5v3l-4-3.5Zm24.4 0-4 2.5v3l4-3.5ZM21 35.5l3 1.5 3-1.5 1 4.5-4-2-4 2Z'],
  [
    'mustard',
    'M40 48V26h1.2v22Zm.6-25q2 2.5 0 5-2-2.5 0-5Zm-.6 8q-3.5 0-4-4 3.5.5 4 4Zm1.2 0q3.5 0 4-4-3.5.5-4 4Zm-1.2 4.5q-3.5 0-4-4 3.5.5 4 4Zm1.2 0q3.5 0 4-4-3.5.5-4 4Zm-1.2 4.5q-3.5 0-4-4 3.5.5 4 4Zm1.2 0q3.5 0 4-4-3.5.5-4 4Z',
  ],
]
