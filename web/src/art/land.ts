// The land itself, in a parcel's box of 100 by 100: water with its banks, sagebrush; and roads and bridges along a line of 100.
// Drawn for this project.
export type Side = 'n' | 'e' | 's' | 'w'

const RIM = 12 // how wide a bank is
const CORNERS: readonly (readonly [Side, Side, number, number])[] = [
  ['n', 'w', 0, 0],
  ['n', 'e', 1, 0],
  ['s', 'e', 1, 1],
  ['s', 'w', 0, 1],
]

/** The water of a river parcel that goes on to these sides, as one path; the rest of the parcel is bank. */
export function water(sides: readonly Side[], rim = RIM): string {
  const open = new Set(sides)
  const near = (side: Side) => (open.has(side) ? 0 : rim)
  const [top, right, bottom, left] = [near('n'), 100 - near('e'), 100 - near('s'), near('w')]
  const whole = `M${left} ${top}H${right}V${bottom}H${left}Z`
  // Where the water turns or ends, the bank rounds its corners; where two arms meet, a spit of land stays in between.
  const bends = CORNERS.map(([a, b, x, y]) => {
    const [closed, both] = [!open.has(a) && !open.has(b), open.has(a) && open.has(b)]
    const [cx, cy] = [x ? right : left, y ? bottom : top]
    const [dx, dy] = [x ? -1 : 1, y ? -1 : 1]
    const reach = closed ? 30 : both ? rim : 0
    const turn = x === y ? 0 : 1
    return reach
      ? `M${cx} ${cy}v${dy * reach}${closed ? `a${reach} ${reach} 0 0 ${x === y ? 1 : 0} ${dx * reach} ${-dy * reach}` : `a${reach} ${reach} 0 0 ${turn} ${dx * reach} ${-dy * reach}`}Z`
      : ''
  })
  return whole + bends.join('')
}

/** Light on the water. */
export const WAVES = 'M24 34q8-6 16 0t16 0v3q-8 6-16 0t-16 0ZM44 62q8-6 16 0t16 0v3q-8 6-16 0t-16 0Z'

/** Sagebrush, two kinds, about a middle at the ground. */
export const SAGEBRUSH = [
  'M-9 4q2-8 3-9 1 3 1 9Zm5 0q1-9 4-12 1 6 0 12Zm5 0q3-7 6-8-1 4-3 8Z',
  'M-7 3q3-6 5-6t2 6Zm6 0q3-5 5-4t1 4Z',
] as const
const GROWN = SAGEBRUSH.map((shape) =>
  shape.replace('M', 'm').replace(/-?\d+/g, (number) => ` ${Math.round(Number(number) * 13) / 10}`),
)

/** A bush of one of the kinds as it grows on the map, to be joined to others in one path. */
export const sagebrush = (kind: number, x: number, y: number): string => `M${x} ${y}${GROWN[kind] ?? ''}`

/** Along a line from 0 to 100, with the line in the middle: [colour, path]. */
export const ROAD = [
  ['#7d5c38', 'M0-9H100A9 9 0 0 1 100 9H0A9 9 0 0 1 0-9Z'],
  ['#cdab77', 'M0-6.5H100A6.5 6.5 0 0 1 100 6.5H0A6.5 6.5 0 0 1 0-6.5Z'],
  [
    '#9b7a49',
    'M4-3.5h12v1.6H4Zm20 0h12v1.6H24Zm20 0h12v1.6H44Zm20 0h12v1.6H64Zm20 0h12v1.6H84ZM4 2h12v1.6H4Zm20 0h12v1.6H24Zm20 0h12v1.6H44Zm20 0h12v1.6H64Zm20 0h12v1.6H84Z',
  ],
] as const
export const BRIDGE = [
  ['#5e3a25', 'M-4-11H104V11H-4Z'],
  ['#c08a55', Array.from({ length: 13 }, (_, at) => `M${at * 8 - 2}-8h6.500v16h-6.500Z`).join('')],
  ['#7d4a2a', 'M-4-11H104v4H-4ZM-4 7H104v4H-4Z'],
] as const
