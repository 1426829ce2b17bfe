import type { Shape } from '../palette.ts'
import { bowler, coat, face, glasses, lapels, moustache, shirt, tie } from './parts.ts'

export const doctor = (): readonly Shape[] => [
  ...coat('iron'),
  shirt,
  lapels('iron'),
  tie('sageDark'),
  ...face('fair'),
  glasses,
  moustache('smoke'),
  ...bowler('dark', 'iron'),
  ['roof', 'M29.5 37.5H45V48H29.5Z'],
  ['dark', 'M34 34h6.5v3.5H39v-2h-3.5v2H34Z'],
  ['snow', 'M36 39.5h2.5V42H41v2.5h-2.5V47H36v-2.5h-2.5V42H36Z'],
]
