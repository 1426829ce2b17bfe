// Small signs in one colour for action spaces and figures, each one path in a box of 24 by 24, filled even-odd. Spaces have the names of
// the notation (docs/notation.md); "buy" and "vp" stand for all their prices. Drawn for this project.
const COIN =
  'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21Zm-1.1 3.5v1.7c-2.1.3-3.5 1.6-3.5 3.4 0 2 1.5 2.8 3.9 3.4 2 .5 2.5.8 2.5 1.5 0 .8-.8 1.2-2 1.2-1.3 0-2.3-.5-3.2-1.3l-1.4 1.9c1 .9 2.2 1.4 3.7 1.6V20h2.2v-1.7c2.2-.3 3.6-1.6 3.6-3.5 0-2.1-1.5-2.9-4-3.5-1.9-.5-2.4-.8-2.4-1.4 0-.7.7-1.1 1.7-1.1 1.1 0 1.9.4 2.7 1l1.3-2c-.8-.7-1.8-1.2-2.9-1.4V5Z'
const GUN =
  'M5.5 5.5h15v-1H22v1h.5V9.5H15v1q0 1.5-1.5 1.5 0 4-3.3 4-1.2 0-2.2-.8l-1.7 6L2 20l2.5-8.5Q4 9.5 3.5 8L2 6.5 3.5 4Zm3 6.7.1 1.6q.6.7 1.5.7 1.6 0 1.6-2.3Z'
const WREATH =
  'M11.2 22.8Q5 24 3 18.2 9.5 16.5 11.2 22.8ZM6.5 17.3Q1 16 .8 9.8 6.8 11 6.5 17.3ZM5.6 10.3Q1.8 6.8 4.5 1.8 9.3 5.5 5.6 10.3ZM12.8 22.8Q19 24 21 18.2 14.5 16.5 12.8 22.8ZM17.5 17.3Q23 16 23.2 9.8 17.2 11 17.5 17.3ZM18.4 10.3Q22.2 6.8 19.5 1.8 14.7 5.5 18.4 10.3ZM12 8.5a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2Z'
const SMALL_COIN =
  'M18 13a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Zm-.7 1.8v.9q-1.7.3-1.7 1.7 0 1.1 1.8 1.6 1.3.3 1.3.8t-.8.5q-.9 0-1.6-.7l-.8 1.1q.7.7 1.8.8v.9h1.3v-.9q1.7-.3 1.7-1.8 0-1.2-1.9-1.7-1.2-.3-1.2-.7 0-.5.7-.5.8 0 1.4.5l.7-1.1q-.6-.5-1.4-.7v-.7Z'
const SMALL_WREATH =
  'M15.5 12.5q-4 1.8-4 6 0 4 5.3 5.5l.7-2.2q-3-1-3-3.3 0-2.2 1.8-3.2ZM20.5 12.5q4 1.8 4 6 0 4-5.3 5.5l-.7-2.2q3-1 3-3.3 0-2.2-1.8-3.2ZM18 15.8a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8Z'
const FIELD = 'M1 1h18v10.5h-2.5V3.5h-13v13H11V19H1Z'
const FLAG = 'M6 5.5h1.5v.7h5.5l-1.5 2 1.5 2H7.5v4.3H6Z'
const SMALL_GUN =
  'M3.5 3h13.5v-1H18v1h.5v3.5H12v.8q0 1.4-1.4 1.4 0 3.3-2.800 3.3-1 0-1.900-.7L4.4 16.5.8 15.200 3 8.5Q2.600 6.800 2.200 5.5L.8 4.200 2.200 2Z'
const STORE = 'M1 1h17v2.5h-1v8q-4.800.8-6 6H10.5V13.5h-3v4H2V3.5H1Zm3.5 5v4H8V6Zm6 0v4H14V6Z'

export const ICONS = {
  wages: COIN,
  ammunition:
    'M9.5 8.5c0-3 1-5.5 2.5-7 1.5 1.5 2.5 4 2.5 7v9h-5Zm-.8 10.5h6.6v3.5H8.7ZM2.8 11.5c0-2.2.7-4 1.9-5.2 1.2 1.2 1.9 3 1.9 5.2v6H2.8Zm-.5 7.5h4.8v3.5H2.3Zm15.1-7.5c0-2.2.7-4 1.9-5.2 1.2 1.2 1.9 3 1.9 5.2v6h-3.8Zm-.5 7.5h4.8v3.5h-4.8Z',
  roads: 'M9 1h6v8h8v6h-8v8H9v-8H1V9h8Zm2.5 1.5v4h1v-4Zm0 15v4h1v-4Zm-9-6v1h4v-1Zm15 0v1h4v-1Zm-6 0v1h1v-1Z',
  road: 'M8.5 2h7l5.5 20H3ZM11.3 4l-.3 3.5h2L12.7 4Zm-.5 6-.4 4.5h3.2l-.4-4.5Zm-.7 7-.3 3.5h4.4l-.3-3.5Z',
  buy: 'M2 3h20v3h-1.5v16h-17V6H2Zm4.5 6v5H11V9Zm6.5 0v5h4.5V9Zm-2.5 7.5V22h3v-5.5ZM5 1h14v1H5Z',
  'parcels-income': FIELD + FLAG + SMALL_COIN,
  'cowboy-income': SMALL_GUN + SMALL_COIN,
  gambling:
    'M8.5.8 16.2 3q1.6.5 1.1 2.1l-2.2 7.7q-.5 1.6-2.1 1.1l-7.7-2.2Q3.7 11.2 4.2 9.6L6.4 2q.5-1.6 2.1-1.2Zm-.2 2.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Zm5.4 1.5a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Zm-7 4a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Zm5.4 1.5a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6ZM18.5 9H21a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2v-5l4 1.2q3 .7 4-2.2Zm-5.3 9.3a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Zm6-1.5a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Zm1-5a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z',
  'parcels-vp': FIELD + FLAG + SMALL_WREATH,
  'cowboy-vp': SMALL_GUN + SMALL_WREATH,
  'building-vp': STORE + SMALL_WREATH,
  vp: WREATH,
  enclosure:
    'M3 5l2-2.5L7 5v3h3.5V5l2-2.5 2 2.5v3H17V5l2-2.5L21 5v3h2v2.5h-2v4h2V17h-2v5h-4v-5h-2.5v5h-4v-5H7v5H3v-5H1v-2.5h2v-4H1V8h2Zm4 5.5v4h3.5v-4Zm7.5 0v4H17v-4Z',
  money: COIN,
  dollar: COIN,
  income: 'M2 17h20v4.5H2Zm2-5.5h16V16H4ZM12 1l6 6.5h-4v3h-4v-3H6Z',
  revolver: GUN,
  bullet: 'M8 9c0-3.5 1.5-6.5 4-8.5 2.5 2 4 5 4 8.5v8H8Zm-1 9.5h10V23H7Z',
  house: 'M12 2 1.5 11.5l1.7 1.8L5 11.7V22h5.5v-6.5h3V22H19V11.7l1.8 1.6 1.7-1.8Z',
  parcel: 'M2 2h20v20H2Zm3 3v14h14V5Zm3 2.5h2v1h7l-2 2.5 2 2.5h-7V17H8Z',
  dice: 'M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3Zm2.5 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm9 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm-4.5 4.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm9 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  hall: 'M12 1l10 6v3H2V7Zm-8 10h3v8H4Zm6.5 0h3v8h-3ZM17 11h3v8h-3ZM2 20h20v3H2Z',
  cowboy:
    'M1 10.5q0-1.8 5.5-2.4Q7.5 1.5 10.2 1.5q1 0 1.8.6.8-.6 1.8-.6 2.7 0 3.7 6.6Q23 8.7 23 10.5q-2 1.7-4.8 2.2v2.3q4.3 1.5 4.3 7.5h-21q0-6 4.3-7.5v-2.3Q3 12.2 1 10.5Z',
  tile: 'M4 1.5h2.5V3H20l-3.5 5 3.5 5H6.5v9.5H4Z',
  limit: 'M6 10V7a6 6 0 0 1 12 0v3h2v12H4V10Zm3 0h6V7a3 3 0 0 0-6 0Z',
  horse:
    'M9 22.5c0-4 1.5-6 1.5-8.5l-4 1.5L4 14l-1-2.5L9 4l.5-3 3 2.5C18 5.5 21 10.5 21 22.5Zm1.2-14.8a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Z',
  dynamite:
    'M2.5 9H8v14H2.5Zm6.5-2h6v16H9Zm7 2h5.5v14H16ZM11.2 6q-.5-4.5 4.3-4.5l1.5.5.5-1.5 1 1.5 2 .2-1.3 1.5.6 2-2-.7-1.6 1.2V4.2l-1.2-.5q-2-.2-1.8 2.3Z',
  quiet:
    'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22Zm0 3a8 8 0 0 0-6.3 12.9L16.9 5.7A8 8 0 0 0 12 4Zm6.9 3.7L7.7 18.9A8 8 0 0 0 18.9 7.7Z',
  crate: 'M2 4h20v16H2Zm3 3v2.6l5.2 2.4L5 14.4V17h2.6l4.4-3.6 4.4 3.6H19v-2.6L13.8 12 19 9.6V7h-2.6L12 10.6 7.6 7Z',
  star: 'M12 1l3.2 7.2 7.8.8-5.9 5.2 1.7 7.7L12 17.9l-6.8 4 1.7-7.7L1 9l7.8-.8Z',
  bot: 'M11 1h2v3h6a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h6ZM8 8.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm8 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM7.5 15v2h9v-2Zm.5 6.5h8V23H8Z',
} as const

export type IconName = keyof typeof ICONS

/** The sign of an action space by its name in the notation: "buy-12" has that of "buy". */
export function iconOf(space: string): IconName {
  const plain = space.replace(/-\d+$/, '')
  return plain in ICONS ? (plain as IconName) : 'parcel'
}
