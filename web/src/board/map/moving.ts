// Going about the map with the arrow keys: to the nearest thing in a direction.
import type { Spot } from './ground.ts'

const STEPS: Record<string, Spot> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** Which of the named spots an arrow leads to from one of them; "" where it leads nowhere, or is no arrow. */
export function towards(key: string, from: string, spots: Map<string, Spot>): string {
  const step = STEPS[key]
  const here = spots.get(from)
  if (!step || !here) return ''
  let best = ''
  let nearest = Infinity
  for (const [name, spot] of spots) {
    const ahead = (spot.x - here.x) * step.x + (spot.y - here.y) * step.y
    const aside = Math.abs((spot.x - here.x) * step.y) + Math.abs((spot.y - here.y) * step.x)
    const distance = ahead + 2.5 * aside
    if (ahead > 1 && distance < nearest) {
      nearest = distance
      best = name
    }
  }
  return best
}

export const isArrow = (key: string): boolean => key in STEPS
