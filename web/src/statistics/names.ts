// What statistics call things: opponents and sets by their names, shares in per cent, means with one decimal.
import { isLevel } from '../opponents/levels.ts'
import { LEVELS } from '../api/vocabulary.ts'
import { words } from '../words/words.svelte.ts'

export function rivalName(name: string): string {
  if (isLevel(name)) return words.say(`web-seat-${name}`)
  if (name === 'person') return words.say('web-statistics-rival-person')
  if (name === 'standish') return words.say('web-standish')
  if ((LEVELS as readonly string[]).includes(name))
    return words.say('web-statistics-rival-virtual', { level: words.name('level', name) })
  return words.has(`web-seat-${name}`) ? words.say(`web-seat-${name}`) : name
}

export const setName = (name: string): string =>
  name === 'own' ? words.say('web-statistics-set-own') : words.name('set', name)

export const share = (part: number, whole: number): string =>
  words.say('web-statistics-share', { share: whole ? Math.round((part / whole) * 100) : 0 })

/** With the decimal sign of the reader's language, and a real minus sign. */
export const mean = (value: number): string =>
  new Intl.NumberFormat(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(value)
    .replace('-', '−')
