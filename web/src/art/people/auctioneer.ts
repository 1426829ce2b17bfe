import type { Shape } from '../palette.ts'
import { bowler, brows, coat, face, lapels, moustache, shade, shirt, tie } from './parts.ts'

export const auctioneer = (): readonly Shape[] => [
  ...coat('skyDark'),
  shirt,
  lapels('skyDark'),
  tie('clay'),
  ...face('fair'),
  moustache('dark'),
  brows('dark'),
  ...bowler('iron', 'sky'),
  ['plank', 'M36 37l1.8-.8 4.7 10.8h-2.2Z'],
  ['roof', 'M29.5 36.5l11-5.5 2.7 5-11 5.5Z'],
  shade('M36 33.2l4.5-2.2 2.7 5-4.5 2.3Z'),
]
