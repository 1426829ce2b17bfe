// The cards of The Card Game that carry no object: bids, and the backs of the piles. A box of 48 by 66. "player" is the suit's colour.
// Drawn for this project.
import type { Part } from './tokens.ts'

const EDGE = 'M6 0h36a6 6 0 0 1 6 6v54a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6Z'
const FIELD = 'M7 3h34a4 4 0 0 1 4 4v52a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Z'
const I = 'M20 6h8v2h-2.5v8H28v2h-8v-2h2.5V8H20Z'
const II = 'M16 6h16v2h-2.5v8H32v2H16v-2h2.5V8H16Zm5.5 2v8h5V8Z'

export const CARDS = {
  'bid-front': [
    ['player', EDGE],
    ['snow', FIELD],
  ],
  'bid-back': [
    ['snow', EDGE],
    ['player', FIELD],
    ['shade', 'M24 8l16 25-16 25L8 33Zm0 7L12.5 33 24 51l11.5-18Z'],
  ],
  'era-1': [
    ['mustard', EDGE],
    ['trim', FIELD],
    ['gold', 'M24 24a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z'],
    ['clay', 'M3 44l8-7h7l3 5h5l4-9h9l6 8v18a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4Z'],
    ['clayDark', 'M34 33h5l6 8v18a4 4 0 0 1-4 4H30l6-14Z'],
    ['sandstone', 'M3 53q20-6 42 0v6a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4Z'],
    ['roof', I],
  ],
  'era-2': [
    ['violet', EDGE],
    ['violetDark', FIELD],
    ['paper', 'M33 22a8 8 0 1 0 6 13 9 9 0 0 1-6-13ZM10 24h1.5v1.5H10Zm9 5h1.5v1.5H19ZM8 35h1.5v1.5H8Z'],
    ['night', 'M3 50h5v-8l4-4 4 4v8h2V36h3v-4h6v4h3v14h2v-9h10v9h3v9a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4Z'],
    ['gold', 'M10.5 44h3v4h-3ZM20 40h3v4h-3Zm5 0h3v4h-3Zm9 4h3v4h-3Zm4.5 0h2v4h-2ZM22 49h4v6h-4Z'],
    ['iron', 'M3 55h42v4a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4Z'],
    ['trim', II],
  ],
  character: [
    ['roof', EDGE],
    ['sandstone', FIELD],
    ['shade', 'M24 3h17a4 4 0 0 1 4 4v52a4 4 0 0 1-4 4H24Z'],
    ['dark', 'M8 31q5-3 9-3.5Q18 14 22 14q1.3 0 2 1 .7-1 2-1 4 0 5 13.5 4 .5 9 3.5-6 6-16 6T8 31Z'],
    ['mustard', 'M16.8 28q7.2 2.5 14.4 0l-.3-3q-6.9 2.5-13.8 0Z'],
    ['dark', 'M14 52q1-8 10-8t10 8Z'],
  ],
} satisfies Record<string, readonly Part[]>

export type CardName = keyof typeof CARDS

/** A skull: on some backs of characters. One path in a box of 24 by 24, filled even-odd. */
export const SKULL =
  'M12 1.5c5.5 0 9.5 3.8 9.5 9 0 3-1.2 5-3 6.5v4.5h-3v-2.5h-1.5v3h-4v-3H8.5v2.5h-3V17c-1.8-1.5-3-3.5-3-6.5 0-5.2 4-9 9.5-9ZM8 8.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm8 0a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm-4 5.5-1.5 3h3Z'
