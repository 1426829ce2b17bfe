// What a language's questions are made of: words that only ask, endings, and everyday words for words of the rules.
import type { Language } from '../../words/words.svelte.ts'
import { wordsIn } from './fold.ts'

/** A file of `lexicon/`. In `same`, commas stand between words or phrases: "fight, battle": "duel". */
export interface LexiconData {
  asking: string
  endings: string
  /** Whether words are made of others, so that one may be found within another: Kauf in Parzellenkauf. */
  compounds: boolean
  same: Record<string, string>
  /** The words of each subject of subjects.json, as players and rules use them. */
  subjects: Record<string, string>
}

export interface Lexicon {
  asking: Set<string>
  endings: string[]
  compounds: boolean
  /** By the stems of an everyday word or phrase: what the rules say for it. */
  same: Map<string, string[]>
  /** The most words that such a phrase has. */
  longest: number
  /** By subject: its words, folded. */
  subjects: Map<string, string>
  /** By the number of a rule: the words of each question that it answers. By that of a section: of questions about every row
   *  of its table, with {} for the row's name. */
  questions: Map<string, string[][]>
}

/** A file of `questions/`: questions by the number of the rule or section, each with its question mark. */
export type QuestionsData = Record<string, string>

const LEAST_STEM = 3 // letters

export function stemOf(word: string, endings: string[]): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= LEAST_STEM)
  return ending ? word.slice(0, -ending.length) : word
}

export const stemsOf = (words: string[], endings: string[]): string =>
  words.map((word) => stemOf(word, endings)).join(' ')

export function lexiconFrom(data: LexiconData, questions: QuestionsData = {}): Lexicon {
  const endings = data.endings
    .split(' ')
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
  const same = new Map<string, string[]>()
  let longest = 1
  for (const [asked, said] of Object.entries(data.same)) {
    for (const phrase of asked.split(',').map(wordsIn)) {
      const key = stemsOf(phrase, endings)
      longest = Math.max(longest, phrase.length)
      same.set(key, [...(same.get(key) ?? []), ...said.split(',').map((one) => wordsIn(one).join(' '))])
    }
  }
  return {
    asking: new Set(data.asking.split(' ').filter(Boolean)),
    endings,
    compounds: data.compounds,
    same,
    longest,
    subjects: new Map(Object.entries(data.subjects).map(([subject, said]) => [subject, wordsIn(said).join(' ')])),
    questions: new Map(Object.entries(questions).map(([number, text]) => [number, questionsIn(text)])),
  }
}

const questionsIn = (text: string): string[][] =>
  text
    .split('?')
    .map(wordsIn)
    .filter((words) => words.length > 0)

/** Until one is there: words alone. */
export const NO_LEXICON: Lexicon = lexiconFrom({ asking: '', endings: '', compounds: false, same: {}, subjects: {} })

type Files = Promise<[{ default: LexiconData }, { default: QuestionsData }]>

const FILES: Record<Language, () => Files> = {
  en: () => Promise.all([import('./lexicon/en.json'), import('./questions/en.json')]),
  nl: () => Promise.all([import('./lexicon/nl.json'), import('./questions/nl.json')]),
  fr: () => Promise.all([import('./lexicon/fr.json'), import('./questions/fr.json')]),
  it: () => Promise.all([import('./lexicon/it.json'), import('./questions/it.json')]),
  de: () => Promise.all([import('./lexicon/de.json'), import('./questions/de.json')]),
}

/** The lexicon of a language; none where it cannot be had. */
export async function lexiconOf(language: Language): Promise<Lexicon> {
  return FILES[language]().then(
    ([lexicon, questions]) => lexiconFrom(lexicon.default, questions.default),
    () => NO_LEXICON,
  )
}
