// What was typed: the beginning of a rule's number, or terms, each with the ways in which a rule may say it.
import { wordsIn } from './fold.ts'
import { stemOf, type Lexicon } from './lexicon.ts'
import { phrasesOf, type Phrase } from './phrases.ts'

/** A way to say a term. "typed": as it was typed, or begun; "stem": with another ending; "same": in other words. */
export interface Way {
  find: string
  kind: 'typed' | 'stem' | 'same'
}

export interface Query {
  number: RegExp | null
  /** Every reading has all that was asked for; the first that finds something counts. */
  readings: Way[][][]
  /** All of its words, for the questions that are known. */
  words: string[]
}

export function queryOf(text: string, lexicon: Lexicon): Query | null {
  const asked = text.trim()
  if (!asked) return null
  const number = /^(?:(bg|cg)[- ]?)?(\d+)(?:\.(\d*))?$/i.exec(asked)
  if (number) {
    const [, prefix = '[A-Z]+', section = '', rule] = number
    const rest = rule === undefined ? '(\\..*)?' : rule === '' ? '\\..*' : `\\.${rule}`
    return { number: new RegExp(`^${prefix}-${section}${rest}$`, 'i'), readings: [], words: [] }
  }
  // One letter finds nearly everything, and nothing.
  if (asked.length < 2) return null
  const words = wordsIn(asked)
  const phrases = phrasesOf(words, lexicon)
  const readings: Way[][][] = []
  // Of a question the small words say nothing about which rule is asked for.
  const large = termsOf(phrases, lexicon, true)
  if (words.length < 3 || !large.length) readings.push(termsOf(phrases, lexicon, false))
  if (large.length) readings.push(large)
  return { number: null, readings, words }
}

/** The terms of what was asked, each once; without the words that only ask where `largeOnly`. */
function termsOf(phrases: Phrase[], lexicon: Lexicon, largeOnly: boolean): Way[][] {
  const wanted = phrases.filter((phrase) => !largeOnly || !phrase.small)
  return [...new Map(wanted.map((phrase) => [phrase.words.join(' '), waysOf(phrase, lexicon)])).values()]
}

function waysOf({ words, said }: Phrase, lexicon: Lexicon): Way[] {
  const typed = words.join(' ')
  const ways: Way[] = [{ find: typed, kind: 'typed' }]
  if (words.length === 1) ways.push({ find: stemOf(typed, lexicon.endings), kind: 'stem' })
  for (const find of said) ways.push({ find, kind: 'same' })
  return ways
}
