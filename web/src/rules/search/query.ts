// What was typed: the beginning of a rule's number, or terms, each with the ways in which a rule may say it.
import { wordsIn } from './fold.ts'
import { stemOf, stemsOf, type Lexicon } from './lexicon.ts'

/** A way to say a term. "typed": as it was typed, or begun; "stem": with another ending; "same": in other words. */
export interface Way {
  find: string
  kind: 'typed' | 'stem' | 'same'
}

export interface Query {
  number: RegExp | null
  /** Every reading has all that was asked for; the first that finds something counts. */
  readings: Way[][][]
}

export function queryOf(text: string, lexicon: Lexicon): Query | null {
  const asked = text.trim()
  if (!asked) return null
  const number = /^(?:(bg|cg)[- ]?)?(\d+)(?:\.(\d*))?$/i.exec(asked)
  if (number) {
    const [, prefix = '[A-Z]+', section = '', rule] = number
    const rest = rule === undefined ? '(\\..*)?' : rule === '' ? '\\..*' : `\\.${rule}`
    return { number: new RegExp(`^${prefix}-${section}${rest}$`, 'i'), readings: [] }
  }
  // One letter finds nearly everything, and nothing.
  if (asked.length < 2) return null
  const words = wordsIn(asked)
  const readings: Way[][][] = []
  // Of a question the small words say nothing about which rule is asked for.
  const large = termsOf(words, lexicon, true)
  if (words.length < 3 || !large.length) readings.push(termsOf(words, lexicon, false))
  if (large.length) readings.push(large)
  return { number: null, readings }
}

/** The terms of what was asked: the phrases that the lexicon knows, the longest first, and the words between them. */
function termsOf(words: string[], lexicon: Lexicon, largeOnly: boolean): Way[][] {
  const lengths = phrasesIn(words, lexicon)
  const found = new Map<string, Way[]>()
  for (let at = 0; at < words.length; at += lengths[at] || 1) {
    const phrase = words.slice(at, at + (lengths[at] || 1))
    const [word = ''] = phrase
    // One letter is a part of another word: l’action, player's.
    const small = lexicon.asking.has(word) || (words.length > 2 && word.length < 2 && !/\d/.test(word))
    if (!lengths[at] && largeOnly && small) continue
    found.set(phrase.join(' '), waysOf(phrase, lexicon))
  }
  return [...found.values()]
}

/** How many words the phrase has that begins at a word, 0 where none does; no two have a word in common. */
function phrasesIn(words: string[], lexicon: Lexicon): number[] {
  const lengths = words.map(() => 0)
  const taken = words.map(() => false)
  for (let many = Math.min(lexicon.longest, words.length); many > 0; many--) {
    for (let at = 0; at + many <= words.length; at++) {
      if (taken.slice(at, at + many).some(Boolean)) continue
      // A word that only asks is no everyday word for something, whatever it begins like.
      if (many === 1 && lexicon.asking.has(words[at] ?? '')) continue
      if (!lexicon.same.has(stemsOf(words.slice(at, at + many), lexicon.endings))) continue
      lengths[at] = many
      taken.fill(true, at, at + many)
    }
  }
  return lengths
}

function waysOf(phrase: string[], lexicon: Lexicon): Way[] {
  const typed = phrase.join(' ')
  const ways: Way[] = [{ find: typed, kind: 'typed' }]
  if (phrase.length === 1) ways.push({ find: stemOf(typed, lexicon.endings), kind: 'stem' })
  for (const find of lexicon.same.get(stemsOf(phrase, lexicon.endings)) ?? []) ways.push({ find, kind: 'same' })
  return ways
}
