// Moments in words, in the reader's language.
import { words } from './words.svelte.ts'

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** "3 hours ago", "in 2 days"; all in seconds. */
export function fromNow(moment: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' })
  const seconds = moment - now
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit)
  }
  return format.format(0, 'minute')
}

export function onDay(moment: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(new Date(moment * 1000))
}

export function atTime(moment: number): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(words.language, style).format(new Date(moment * 1000))
}
