import type { Shape } from '../palette.ts'
import { brows, coat, face, shade, sheet, smile } from './parts.ts'

export const paperboy = (): readonly Shape[] => [
  ...coat('sky'),
  ['dark', 'M14 36l3-1 2 13h-3Zm20 0-3-1-2 13h3Z'],
  ['barn', 'M19 34.5q5 3 10 0v2.5q-5 3-10 0Z'],
  ...face('fair'),
  ['clay', 'M15 24q-1.5-7 .5-9h17q2 2 .5 9l-1.5-4.5q-7.5-2-15 0Z'],
  smile,
  brows('clay'),
  shade('M17 26.5h1v1h-1Zm2 1.2h1v1h-1Zm9-1.2h1v1h-1Zm2 1.2h1v1h-1Z'),
  ['stoneDark', 'M12 16q-1-9.5 12-9.5t12.5 8.5q3 1 3.5 3.5-14-3.5-28 0-.7-1 0-2.5Z'],
  shade('M25 6.5q11.5.3 11.5 8.5 3 1 3.5 3.5-7.5-2-15-2Z'),
  ...sheet(2.5, 33.5),
]
