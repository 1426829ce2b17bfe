// How far each lesson has been taken in this browser: the step one stands at, and whether its end was reached once.
import { keep, readKept } from '../lib/kept.ts'

export interface Progress {
  step: number
  done: boolean
}

function all(): Record<string, Progress> {
  try {
    return JSON.parse(readKept('lessons') ?? '{}') as Record<string, Progress>
  } catch {
    return {}
  }
}

export function progressOf(name: string): Progress {
  const found = all()[name]
  return { step: Number(found?.step) || 0, done: found?.done === true }
}

export function keepProgress(name: string, progress: Progress): void {
  keep('lessons', JSON.stringify({ ...all(), [name]: progress }))
}
