// What a text is made of: the phrases that the lexicon knows, the longest first, and the words between them.
import { stemOf, stemsOf, type Lexicon } from './lexicon.ts'

/** A word, or several that the lexicon knows together. */
export interface Phrase {
  words: string[]
  stem: string
  /** What the rules say for it, and the stems of that; none where the lexicon does not know it. */
  said: string[]
  same: string[]
  /** Whether it only asks, and says nothing about which rule is asked for. */
  small: boolean
}

export function phrasesOf(words: string[], lexicon: Lexicon): Phrase[] {
  const lengths = knownLengths(words, lexicon)
  const found: Phrase[] = []
  for (let at = 0; at < words.length; at += lengths[at] || 1) {
    const phrase = words.slice(at, at + (lengths[at] || 1))
    const [word = ''] = phrase
    const stem = stemsOf(phrase, lexicon.endings)
    const said = lengths[at] ? (lexicon.same.get(stem) ?? []) : []
    found.push({
      words: phrase,
      stem,
      said,
      same: said.map((one) => stemsOf(one.split(' '), lexicon.endings)),
      // One letter is a part of another word: l’action, player's.
      small: !lengths[at] && (lexicon.asking.has(word) || (words.length > 2 && word.length < 2 && !/\d/.test(word))),
    })
  }
  return found
}

/** How many words the phrase has that begins at a word, 0 where none does; no two have a word in common. */
function knownLengths(words: string[], lexicon: Lexicon): number[] {
  const lengths = words.map(() => 0)
  const taken = words.map(() => false)
  const stems = words.map((word) => stemOf(word, lexicon.endings))
  for (let many = Math.min(lexicon.longest, words.length); many > 0; many--) {
    for (let at = 0; at + many <= words.length; at++) {
      if (taken.slice(at, at + many).some(Boolean)) continue
      // A word that only asks is no everyday word for something, whatever it begins like.
      if (many === 1 && lexicon.asking.has(words[at] ?? '')) continue
      if (!lexicon.same.has(stems.slice(at, at + many).join(' '))) continue
      lengths[at] = many
      taken.fill(true, at, at + many)
    }
  }
  return lengths
}
