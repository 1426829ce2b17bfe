import type { Shape } from '../palette.ts'
import { brows, bun, coat, face, glasses, hair, shade, smile } from './parts.ts'

export const teacher = (): readonly Shape[] => [
  ...coat('violet'),
  ['snow', 'M18.5 34.5q5.5 3.5 11 0l1 3q-6.5 4-13 0Z'],
  ...face('fair'),
  hair('plank'),
  bun('plank'),
  shade('M25 4q3.5.5 3.5 4.5t-3 4.3Z'),
  glasses,
  brows('plank'),
  smile,
  ['barn', 'M29 36h16v12H29Z'],
  ['snow', 'M30 46h15v2H30Z'],
  ['gold', 'M32.5 38.5h9v1.5h-9Zm0 2.5h6v1.3h-6Z'],
]
