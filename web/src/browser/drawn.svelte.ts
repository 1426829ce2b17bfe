// What has to be there first is drawn first: the rest of a page comes in one step a frame, once that has been seen.
import { soon } from './idle.ts'

const STEPS = 3
let steps = $state(0)
let begun = false

/** Whether it is this step's turn. From then on everything is drawn at once. */
export function drawn(step: 1 | 2 | 3): boolean {
  return steps >= step
}

export function drawFirst(): void {
  if (begun) return
  begun = true
  const next = (): void => {
    steps++
    if (steps < STEPS) soon(next)
  }
  soon(next)
}
