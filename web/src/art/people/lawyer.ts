import type { Shape } from '../palette.ts'
import { brows, coat, face, glasses, hair, lapels, shirt, smile } from './parts.ts'

export const lawyer = (): readonly Shape[] => [
  ...coat('violetDark'),
  shirt,
  lapels('violetDark'),
  ['night', 'M20 35.5l4 1.5 4-1.5v4L24 38l-4 1.5Z'],
  ...face('skin'),
  hair('stone'),
  brows('stone'),
  glasses,
  smile,
  ['trim', 'M31.5 32h10q3 0 3 3v10.5q-1.5 2.5-4 2.5h-9Z'],
  ['shade', 'M41.5 32q3 0 3 3v10.5q-1.5 2.5-4 2.5-1-1.5-1-4V34q0-2 2-2ZM33.5 35h5v1h-5Zm0 3h5v1h-5Zm0 3h4v1h-4Z'],
  ['barn', 'M35 42.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z'],
]
