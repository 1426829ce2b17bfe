// Going about with the arrow keys: along a row, or to the nearest thing in a direction.
interface Spot {
  x: number
  y: number
}

const ARROWS: Record<string, Spot> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** Where an arrow points; nothing for another key. */
export const stepOf = (key: string): Spot | undefined => ARROWS[key]

export const isArrow = (key: string): boolean => key in ARROWS

/** Along a row: 1 to the next, -1 to the one before, 0 for another key. */
export const stepAlong = (key: string): number => (ARROWS[key]?.x ?? 0) + (ARROWS[key]?.y ?? 0)

/** The nearest in the direction of an arrow; what lies aside counts as so many times further away. */
export function nearest<T>(
  key: string,
  from: Spot | undefined,
  found: Iterable<T>,
  spotOf: (one: T) => Spot,
  aside: number,
): T | undefined {
  const step = ARROWS[key]
  if (!step || !from) return undefined
  let best: T | undefined
  let least = Infinity
  for (const one of found) {
    const spot = spotOf(one)
    const [x, y] = [spot.x - from.x, spot.y - from.y]
    const ahead = x * step.x + y * step.y
    const distance = ahead + aside * (Math.abs(x * step.y) + Math.abs(y * step.x))
    if (ahead > 0.5 && distance < least) {
      best = one
      least = distance
    }
  }
  return best
}
