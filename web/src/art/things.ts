// What stands on a parcel, in flat shapes: [colour, path], drawn in this order in a box of 48 by 48. Everything stands on
// the ground line at 42, the light comes from the left, and each thing has a silhouette and a main colour of its own.
// Colours are the names of palette.ts. Drawn for this project.
import { BUILDINGS, ground } from './buildings.ts'
import type { Shape } from './palette.ts'

export type { Shape } from './palette.ts'

export const THINGS: Record<string, readonly Shape[]> = {
  mountain: [
    ground(2, 46),
    ['rock', 'M2 42 17 11l8.5 16 6-9L46 42Z'],
    ['rockDark', 'M17 11l8.5 16L22 42h-5l-2-11 3-8Z'],
    ['rockDark', 'M31.5 18 46 42H36l-3-8 .5-7Z'],
    ['snow', 'M17 11l5.5 10.3-3.5 3.2-2-4-3.5 4-1.5-3.3Z'],
    ['snow', 'M31.5 18l4.7 7.7-2.7 1.8-1.5-2.7-2.5 2-1.3-2.8Z'],
  ],
  house: [
    ground(9, 39),
    ['brick', 'M31 13h5v10h-5Z'],
    ['plank', 'M11 25h26v17H11Z'],
    ['shade', 'M29 25h8v17h-8ZM11 29.5h26v.8H11Zm0 4h26v.8H11Zm0 4h26v.8H11Z'],
    ['roof', 'M6 26 24 11l18 15v2H6Z'],
    ['shade', 'M24 11l18 15v2H29Z'],
    ['dark', 'M21 31h7v11h-7Z'],
    ['glass', 'M13 30h5v6h-5Zm18 0h4.5v6H31Z'],
  ],
  townhouse: [
    ground(7, 41),
    ['roof', 'M9 6h3.5v8H9Zm26 0h3.5v8H35Z'],
    ['brick', 'M8 16 16 6l8 10 8-10 8 10v26H8Z'],
    ['shade', 'M24 16 32 6l8 10v26H24Z'],
    ['roof', 'M5.5 17 16 4l8 10 8-10 10.5 13-2.3 1.8L32 8.5l-8 10-8-10-8.2 10.3Z'],
    ['glass', 'M13.5 15h5v6h-5Zm16 0h5v6h-5Zm-18.5 9h4v6h-4Zm6 0h4v6h-4Zm10 0h4v6h-4Zm6 0h4v6h-4Z'],
    ['trim', 'M8 21.8h32v1.4H8Z'],
    ['dark', 'M13 33h6v9h-6Zm16 0h6v9h-6Z'],
  ],
  mine: [
    ground(2, 46),
    ['rock', 'M2 42 9 27l6-9 9-6 10 4 7 11 5 15Z'],
    ['rockDark', 'M24 12l10 4 7 11 5 15H35l-2-16-6-6Z'],
    ['night', 'M14 42V30q0-8 10-8t10 8v12Z'],
    ['plank', 'M11.5 25.5 13 22h22l1.5 3.5v2h-25Z'],
    ['plank', 'M13 27.5h4V42h-4Zm18 0h4V42h-4Z'],
    ['shade', 'M31 27.5h4V42h-4ZM24 22h11l1.5 3.5v2H24Z'],
    ['gold', 'M18.5 34.5q1-3 3-2.5 1.5-2.5 4-.5 2.5-.5 4 3Z'],
    ['iron', 'M18 34.5h12L28.5 40h-9Z'],
    ['stone', 'M20 39.5a1.7 1.7 0 1 1 3 0Zm5 0a1.7 1.7 0 1 1 3 0ZM17 40.5h14V42H17Z'],
  ],
  ranch: [
    ground(3, 45),
    ['plank', 'M2 31h9v2H2Zm0 5h9v2H2Zm1-7h2v13H3Zm34 2h9v2h-9Zm0 5h9v2h-9Zm6-7h2v13h-2Z'],
    ['barn', 'M10 42V22l5-8 9-5 9 5 5 8v20Z'],
    ['shade', 'M24 9l9 5 5 8v20H31V28h-7Z'],
    ['iron', 'M7 23.5l6-11L24 6l11 6.5 6 11-3 1.5-5.5-10L24 9.7l-8.5 5.3L10 25Z'],
    ['snow', 'M16 27h16v15H16Z'],
    ['barn', 'M17.5 28.5h13V42h-13Z'],
    ['snow', 'M17.5 30.3v-1.8h1.6L30.5 40v2H29ZM29 28.5h1.5v1.8L19 42h-1.5v-2Z'],
    ['snow', 'M20.5 15h7v7.5h-7Z'],
    ['night', 'M22 16.5h4V22h-4Z'],
  ],
  ...BUILDINGS,
  outlaws: [
    ['night', 'M13 17q0-11 7-11 2.5 0 4 1.3Q25.5 6 28 6q7 0 7 11l9.5 2q-6 5-20.5 5T3.5 19Z'],
    ['shade', 'M24 7.3Q25.5 6 28 6q7 0 7 11l9.5 2q-6 5-20.5 5Z'],
    ['barn', 'M13 15q11 3.5 22 0v3.5q-11 3.5-22 0Z'],
    ['tan', 'M14.5 22.5q9.5 2.5 19 0V31h-19Z'],
    ['night', 'M17 25.5q3-1.5 5.5.5l-.3 2.3q-3 1-5-.5Zm14 0q-3-1.5-5.5.5l.3 2.3q3 1 5-.5Z'],
    ['shade', 'M27 24q4-.3 6.5-1.5V31H27Z'],
    ['clay', 'M12 29.5q12 3 24 0L32 39l-8 5-8-5Z'],
    ['shade', 'M24 31q6.5 0 12-1.5L32 39l-8 5Z'],
  ],
}
