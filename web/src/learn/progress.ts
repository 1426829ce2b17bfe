// How far each lesson has been taken in this browser: the step one stands at, and whether its end was reached once.
import { keepEach, readEach } from '../browser/storage.ts'

export interface Progress {
  step: number
  done: boolean
}

export function progressOf(name: string): Progress {
  const found = readEach<Progress>('lessons')[name]
  return { step: Number(found?.step) || 0, done: found?.done === true }
}

export function keepProgress(name: string, progress: Progress): void {
  keepEach('lessons', name, progress)
}
