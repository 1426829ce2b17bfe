// Questions that players ask, each with the rule that answers it: how near what was typed comes to one of them.
import type { Lexicon } from './lexicon.ts'
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
const TOGETHER = 0.4 // of the nearness: what all the questions of a rule have together, not one of them

/** A question as places in the vocabulary, and the weight of all of it. */
interface Question {
  phrases: number[]
  weight: number
}

export class KnownQuestions {
  private readonly lexicon: Lexicon
  private readonly vocabulary: Phrase[] = []
  private readonly questions: Question[][]
  private readonly answered: number
  /** In how many units' questions a stem occurs, itself or said otherwise. */
  private readonly frequency = new Map<string, number>()

  constructor(units: Unit[], lexicon: Lexicon) {
    this.lexicon = lexicon
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
        weight: phrases.reduce((sum, phrase) => sum + this.weightOf(phrase), 0),
      })),
    )
  }

  /** For every unit, from 0 to 1, how near the words come to what it answers; one word alone is no question. */
  nearness(words: string[]): number[] {
    const asked = phrasesOf(words, this.lexicon).map((phrase) => ({
      weight: this.weightOf(phrase),
      like: this.vocabulary.map((known) => this.likeness(phrase, known)),
    }))
    const all = asked.reduce((sum, { weight }) => sum + weight, 0)
    if (!all || words.length < 2) return this.questions.map(() => 0)
    return this.questions.map((questions) => {
      let nearest = 0
      const most = asked.map(() => 0)
      for (const { phrases, weight: theirs } of questions) {
        let common = 0
        asked.forEach(({ weight, like }, at) => {
          let best = 0
          for (const place of phrases) best = Math.max(best, like[place] ?? 0)
          most[at] = Math.max(most[at] ?? 0, best)
          common += best * weight
        })
        nearest = Math.max(nearest, Math.min(1, (2 * common) / (all + theirs)))
      }
      const together = asked.reduce((sum, { weight }, at) => sum + weight * (most[at] ?? 0), 0) / all
      return (1 - TOGETHER) * nearest + TOGETHER * together
    })
  }

  /** Rare ones say most. */
  private weightOf({ stem, same, small }: Phrase): number {
    const known = this.frequency.get(stem) ?? Math.max(1, ...same.map((one) => this.frequency.get(one) ?? 0))
    return Math.log(1 + this.answered / known) * (small ? SMALL : 1)
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

/** A unit's own questions, and those about every row of its table, with its name in them. */
function questionsOf(unit: Unit, lexicon: Lexicon): string[][] {
  const own = lexicon.questions.get(unit.number) ?? []
  const ofRows = unit.row === null ? [] : (lexicon.questions.get(unit.section.number) ?? [])
  const named = (name: string[]) => ofRows.map((question) => question.flatMap((word) => (word === '{}' ? name : word)))
  return [...own, ...unit.names.flatMap(named)]
}
