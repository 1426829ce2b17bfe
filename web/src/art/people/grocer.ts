import type { Shape } from '../palette.ts'
import { brows, bun, coat, face, hair, shade, smile } from './parts.ts'

export const grocer = (): readonly Shape[] => [
  ...coat('mustard'),
  ['snow', 'M17 36.5l2.5-.8V41h9v-5.3l2.5.8V48H17Z'],
  ...face('tan'),
  hair('dark'),
  bun('dark'),
  brows('dark'),
  smile,
  ['clay', 'M14.5 17.5q9.5-5 19 0l-.5-4q-9-5.5-18 0Z'],
  ['plank', 'M30 41h16v7H30Z'],
  ['barn', 'M33.5 36.5a3.3 3.3 0 1 1 0 6.5 3.3 3.3 0 0 1 0-6.5Z'],
  ['sage', 'M39.5 35.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z'],
  ['barn', 'M44 38a2.7 2.7 0 1 1 0 5.3 2.7 2.7 0 0 1 0-5.3Z'],
  shade('M30 42.5h16V44H30Zm8 1.5h8v4h-8Z'),
]
