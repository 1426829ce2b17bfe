// Answers that are numbers within ranges: the server tells the ranges, and of the thousands of answers only some.
import { type Action, amongst, type Choice } from '../api/actions.ts'

interface Asking {
  kind: string
  about?: { ranges?: Record<string, [number, number] | number[]> }
}

/** Whether an action is among those told, or within the ranges that stand for many. What it may cost the server knows. */
export function mayBe(decision: Asking | null | undefined, choices: readonly Choice[], action: Action): boolean {
  const ranges = decision?.about?.ranges
  if (!ranges || action.kind !== decision.kind) return amongst(choices, action) !== undefined
  const values = action as Record<string, unknown>
  return Object.entries(ranges).every(([name, [least = 0, most = 0]]) => {
    const value = values[name]
    return typeof value === 'number' && least <= value && value <= most
  })
}
