// Where the lines, marks and words of a chart go.
import type { Stage } from '../../history/turningPoints.ts'
import type { Suit } from '../../words/players.ts'

/** What a chart and the table below it show. */
export interface Charted {
  title: string
  /** One a player, one figure a move. */
  lines: number[][]
  stages: Stage[]
  names: string[]
  suits: Suit[]
  /** Before a figure: "$" for money. */
  sign?: string
}

const APART = 19 // between two marks

/** Round figures for its lines. */
function ticks(low: number, high: number): number[] {
  const rough = (high - low) / 4
  const unit = 10 ** Math.floor(Math.log10(rough || 1))
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * unit).find((one) => one >= rough) ?? unit)
  const found: number[] = []
  for (let value = Math.ceil(low / step) * step; value < high + step; value += step) found.push(value)
  return found
}

/** The figures from the lowest to the top of the ground, on which all of these lie. */
export function groundOf(figures: readonly number[]): { lowest: number; top: number; steps: number[] } {
  const lowest = Math.min(0, ...figures)
  const highest = Math.max(1, ...figures)
  const steps = ticks(lowest, highest)
  return { lowest, top: Math.max(highest, steps.at(-1) ?? 1), steps }
}

interface EndMark {
  seat: number
  y: number
}

/** Marks at the right end that do not cover each other, the lowest of them no lower than `lowest`. */
export function apart(marks: EndMark[], lowest: number): EndMark[] {
  const sorted = marks.toSorted((a, b) => a.y - b.y)
  let above = -Infinity
  const laid = sorted.map((mark) => {
    above = Math.max(mark.y, above + APART)
    return { ...mark, y: above }
  })
  const over = Math.max(0, above - lowest)
  return laid.map((mark) => ({ ...mark, y: mark.y - over }))
}

/** The round that a move belongs to, and whether others of it follow: a table has the figures at its end. `within` is null
 * before the first. */
export function stageAt(stages: Stage[], move: number): { label: string; within: boolean | null } {
  const found = stages.find((one) => one.at >= move) ?? stages.at(-1)
  return { label: found?.label ?? '', within: found?.at ? found.at !== move : null }
}
