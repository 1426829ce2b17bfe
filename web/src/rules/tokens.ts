// Small pieces that lie beside the map, in a box of 48 by 48: [colour, path].
import type { Shape } from '../art/things.ts'

export const TOKENS: Record<string, readonly Shape[]> = {
  road: [
    ['tan', 'M6 17h36a5 5 0 0 1 0 14H6a5 5 0 0 1 0-14Z'],
    ['trim', 'M6 23h7v2H6Zm11 0h7v2h-7Zm11 0h7v2h-7Zm11 0h4v2h-4Z'],
  ],
  revolver: [
    ['iron', 'M4 15h30l2-3h4v8h2v4H24l-2 4h-4l-2-4H4Z'],
    ['stone', 'M20 16h9v6h-9Z'],
    ['plank', 'M30 23h10q1 9 5 14l-7 4q-6-7-8-18Z'],
  ],
  horse: [
    ['tan', 'M8 22q6-5 16-4 4-8 9-11l1 4 4 2 5 8-3 4-6-3-3 4v16h-4V30H17l-2 12h-4V30q-3-3-3-8Z'],
    ['dark', 'M24 18q4-8 9-11l-1 4q-3 4-4 8ZM8 22q-4 3-3 11l3-1q-1-6 1-8Z'],
    ['night', 'M36 14h2v2h-2Z'],
  ],
  hats: [
    ['dark', 'M4 30q6-4 11-4 1-13 6-13 2 0 3 1 1-1 3-1 5 0 6 13 5 0 11 4-8 7-20 7T4 30Z'],
    ['mustard', 'M15 26q9 4 18 0v-3q-9 4-18 0Z'],
  ],
  pile: [
    ['rockDark', 'M12 10h24v32H12Z'],
    ['rock', 'M9 7h24v32H9Z'],
    ['trim', 'M13 11h16v24H13Z'],
  ],
}
