// Answers that are numbers within ranges: the server tells the ranges, and of the thousands of answers only some.
type Ranges = Record<string, [least: number, most: number]>

/** Whether an action is among those told, or within the ranges that stand for many. What it may cost the server knows. */
export function mayBe(
  decision: { kind: string; about?: Record<string, unknown> } | null | undefined,
  actions: string[],
  action: string,
): boolean {
  const ranges = decision?.about?.ranges as Ranges | undefined
  if (!ranges || !decision || !action.startsWith(`${decision.kind} `)) return actions.includes(action)
  const numbers = action.split(' ').slice(1).map(Number)
  const bounds = Object.values(ranges)
  return (
    numbers.length === bounds.length &&
    bounds.every(([least, most], at) => least <= (numbers[at] ?? NaN) && (numbers[at] ?? NaN) <= most)
  )
}
