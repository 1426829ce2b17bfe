// Questions that players ask, each with the rule that answers it: how near what was typed comes to one of them, and how much of
// it the rule and its questions have together.
import { wordsIn } from './fold.ts'
import { stemOf, type Lexicon } from './lexicon.ts'
import { oneLetterApart, sameBeginning } from './likeness.ts'
import { phrasesOf, type Phrase } from './phrases.ts'
import type { Unit } from './units.ts'

const SMALL = 0.5 // of the weight of a word that only asks
// What a word counts for that is said otherwise, ends otherwise, is mistyped, or stands within a longer one.
const SAID = 0.8
const ENDED = 0.8
const MISTYPED = 0.7
const WITHIN = 0.6
const LEAST_WITHIN = 4 // letters
// How much a word of the rule says about what it answers: in its section's heading, in its text, among its subjects, in its title.
const IN_HEADING = 0.4
const IN_TEXT = 0.6
const IN_SUBJECTS = 0.7
const IN_TITLE = 1

/** A question as places in the vocabulary, and the weight of all of it. */
interface Question {
  phrases: number[]
  weight: number
}

/** Of what was asked, from 0 to 1: how near the two nearest questions of a rule come, and how much the rule and all its questions
 *  have together. `all`: no question lacks a word of it that says something. */
export interface Near {
  question: number
  second: number
  covered: number
  all: boolean
}

export const NOTHING_NEAR: Near = { question: 0, second: 0, covered: 0, all: false }

export class KnownQuestions {
  private readonly lexicon: Lexicon
  private readonly vocabulary: Phrase[] = []
  private readonly questions: Question[][]
  /** By unit: its own stems, and how much each says. */
  private readonly own: Map<string, number>[]
  private readonly answered: number
  /** In how many units' questions a stem occurs, itself or said otherwise. */
  private readonly frequency = new Map<string, number>()

  constructor(units: Unit[], lexicon: Lexicon) {
    this.lexicon = lexicon
    this.own = units.map((unit) => ownStems(unit, lexicon))
    const asked = units.map((unit) => questionsOf(unit, lexicon).map((words) => phrasesOf(words, lexicon)))
    this.answered = asked.filter((questions) => questions.length > 0).length
    for (const questions of asked) {
      const stems = new Set(questions.flat().flatMap((phrase) => [phrase.stem, ...phrase.same]))
      for (const stem of stems) this.frequency.set(stem, (this.frequency.get(stem) ?? 0) + 1)
    }
    const places = new Map<string, number>()
    const placeOf = (phrase: Phrase): number => {
      const key = `${phrase.stem} ${phrase.small}`
      const place = places.get(key) ?? this.vocabulary.push(phrase) - 1
      places.set(key, place)
      return place
    }
    this.questions = asked.map((questions) =>
      questions.map((phrases) => ({
        phrases: phrases.map(placeOf),
        weight: phrases.reduce((sum, phrase) => sum + (this.weightOf(phrase) ?? 0), 0),
      })),
    )
  }

  /** For every unit. */
  nearness(words: string[]): Near[] {
    const asked = phrasesOf(words, this.lexicon).map((phrase) => {
      const like = this.vocabulary.map((known) => this.likeness(phrase, known))
      return { phrase, like, weight: this.weightOf(phrase) ?? this.weightOfLike(like) }
    })
    const sum = asked.reduce((sum, { weight }) => sum + weight, 0)
    if (!sum) return this.questions.map(() => NOTHING_NEAR)
    const all = asked.every(({ phrase, weight }) => weight > 0 || phrase.small)
    return this.questions.map((questions, unit) => {
      const own = this.own[unit]
      const most = asked.map(({ phrase }) => said(phrase, own))
      let [question, second] = [0, 0]
      for (const { phrases, weight: theirs } of questions) {
        let common = 0
        asked.forEach(({ weight, like }, at) => {
          let best = 0
          for (const place of phrases) best = Math.max(best, like[place] ?? 0)
          most[at] = Math.max(most[at] ?? 0, best)
          common += best * weight
        })
        const near = Math.min(1, (2 * common) / (sum + theirs))
        if (near > question) [question, second] = [near, question]
        else second = Math.max(second, near)
      }
      // One word alone is looked for as it is, unless it is a question that is known.
      if (words.length < 2) return { question, second, covered: 0, all }
      return {
        question,
        second,
        covered: asked.reduce((had, { weight }, at) => had + weight * (most[at] ?? 0), 0) / sum,
        all,
      }
    })
  }

  /** Rare ones say most; undefined where no question has it. */
  private weightOf({ stem, same, small }: Phrase): number | undefined {
    const known = this.frequency.get(stem) ?? Math.max(0, ...same.map((one) => this.frequency.get(one) ?? 0))
    return known ? Math.log(1 + this.answered / known) * (small ? SMALL : 1) : undefined
  }

  /** Of a word that no question has, as much as the word that is most like it. */
  private weightOfLike(like: number[]): number {
    const most = Math.max(0, ...like)
    const known = most ? this.vocabulary[like.indexOf(most)] : undefined
    return known ? most * (this.weightOf(known) ?? 0) : 0
  }

  private likeness(a: Phrase, b: Phrase): number {
    if (a.stem === b.stem) return 1
    if (a.same.some((one) => one === b.stem || b.same.includes(one)) || b.same.includes(a.stem)) return SAID
    if (a.small || b.small) return 0
    if (sameBeginning(a.stem, b.stem)) return ENDED
    if (oneLetterApart(a.stem, b.stem)) return MISTYPED
    const [short, long] = a.stem.length < b.stem.length ? [a.stem, b.stem] : [b.stem, a.stem]
    return this.lexicon.compounds && short.length >= LEAST_WITHIN && long.includes(short) ? WITHIN : 0
  }
}

function ownStems(unit: Unit, lexicon: Lexicon): Map<string, number> {
  const found = new Map<string, number>()
  const add = (text: string, value: number) => {
    for (const word of wordsIn(text)) found.set(stemOf(word, lexicon.endings), value)
  }
  add(unit.heading, IN_HEADING)
  add(unit.own, IN_TEXT)
  add(unit.subjects, IN_SUBJECTS)
  add(unit.title, IN_TITLE)
  return found
}

/** How well a unit's own words say a phrase. */
function said({ stem, same }: Phrase, own: Map<string, number> | undefined): number {
  let best = own?.get(stem) ?? 0
  for (const one of same) best = Math.max(best, SAID * (own?.get(one) ?? 0))
  return best
}

/** A unit's own questions, and those about every row of its table, with its name in them. */
function questionsOf(unit: Unit, lexicon: Lexicon): string[][] {
  const own = lexicon.questions.get(unit.number) ?? []
  const ofRows = unit.row === null ? [] : (lexicon.questions.get(unit.section.number) ?? [])
  const named = (name: string[]) => ofRows.map((question) => question.flatMap((word) => (word === '{}' ? name : word)))
  return [...own, ...unit.names.flatMap(named)]
}
