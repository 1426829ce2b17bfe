// The words of a sentence of the rules, without what they look like.
import type { TextRun } from '../api/types.ts'

export function plain(runs: TextRun[]): string {
  return runs.map((run) => run.text).join('')
}
