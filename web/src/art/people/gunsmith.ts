import type { Shape } from '../palette.ts'
import { beard, brows, coat, face } from './parts.ts'

export const gunsmith = (): readonly Shape[] => [
  ...coat('smoke'),
  ['roof', 'M16 37l2.5-1v6.5h11V36l2.5 1v11H16Z'],
  ...face('brown'),
  ['night', 'M15 19q-.5-9 9-9t9 9l-1.5 1.5q-7.5-4.5-15 0Z'],
  beard('night'),
  brows('night'),
  ['iron', 'M25 36h18v-1.5h1.5V40H34q0 2.5-2.5 2.5h-1L29 48h-5l2.5-7.5Z'],
  ['plank', 'M26 41l3.5 1L28 48h-5Z'],
  ['stone', 'M30 36.8h4.5v2.7H30Z'],
]
