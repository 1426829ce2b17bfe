// Where the river's water goes, and which roads are bridges.
import type { Side } from '../../art/land.ts'
import { isParcel } from './ground.ts'

const STEPS: Record<Side, readonly [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] }
const SIDES = Object.keys(STEPS) as Side[]

/** The parcel on that side, '' beyond the rim. */
function beside(parcel: string, side: Side): string {
  const [x, y] = STEPS[side]
  const found = `${String.fromCharCode(parcel.charCodeAt(0) + x)}${Number(parcel.slice(1)) + y}`
  return isParcel(found) ? found : ''
}

/** The sides to which the water of a river parcel goes on: along the river, and off the map where it begins and ends. */
export function flows(river: ReadonlySet<string>, parcel: string): Side[] {
  const on = SIDES.filter((side) => river.has(beside(parcel, side)))
  return on.length > 1 ? on : [...on, ...SIDES.filter((side) => beside(parcel, side) === '')]
}

/** A road is a bridge where there is river on all its sides. */
export function isBridge(river: ReadonlySet<string>, road: string): boolean {
  const parcel = road.slice(0, 2)
  const other = beside(parcel, road[2] as Side)
  return river.has(parcel) && (other === '' || river.has(other))
}
