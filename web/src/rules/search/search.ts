// Finding rules by number or by words: in theirs or in everyday ones, the best first.
import type { LaidBook } from '../../api/types.ts'
import { placesOf } from './fold.ts'
import { Grams } from './grams.ts'
import { KnownQuestions, NOTHING_NEAR, type Near } from './knownQuestions.ts'
import type { Lexicon } from './lexicon.ts'
import type { Query, Way } from './query.ts'
import { mayLead, type Ranked } from './ranked.ts'
import { type Hits, hitsOf } from './shelves.ts'
import { type Unit, unitsOf } from './units.ts'

const ENOUGH = 5 // rules that answer a question
const MOST_NEAR = 10
const LEAST_NEAR = 0.3 // of the weight of the best rule by words
// What a word counts for that was typed, is only begun, has another ending, is said otherwise, or stands within a longer word.
const TYPED = 1
const BEGUN = 0.5
const ENDED = 0.95
const SAME = 0.9
const WITHIN = 0.5
const LEAST_WITHIN = 4 // letters
// What it counts for besides where a rule is about it, or its section is.
const TITLE = 0.6
const HEADING = 0.4
const NAMED = 0.5 // besides, where it is the whole title: the Ranch's own row
const SUBJECT = 0.9 // of what a rule answers, though it says it in other words
const OTHER_GAME = 0.3 // of the weight of a rule, while the other game is played
const EARLY = 0.1 // what a section says first is more basic than what comes last
const LENGTH = 0.5 // of the weight that long rules lose

// What counts for a rule besides its words, times the weight of the best rule by words.
const QUESTION = 1.2 // two questions that it answers, as near as they come to what was asked: one alone may do so by chance
const KNOWN = 2.5 // besides, where it is nearly the same
const COVERED = 1.2 // how much of what was asked it and its questions have together
const ALIKE = 2.2 // how much it looks like what was asked, letter by letter
const WHOLE = 0.3 // where it has all of what was asked
const ALMOST = 0.4 // from which nearness a rule may stand before those that have all that was asked for
const SURE = 0.75 // from which it answers what was asked

/** How well a unit says a way: in all of it, in its title, in its heading; and the words that say it. */
interface Said {
  own: number
  title: number
  heading: number
  words: string[]
}

/** The books as they are searched. */
export class Index {
  readonly units: Unit[]
  private readonly known: KnownQuestions
  private readonly grams: Grams
  private readonly lexicon: Lexicon
  private readonly length: number
  private readonly said = new Map<string, { said: Said[]; rare: number }>()

  constructor(books: LaidBook[], lexicon: Lexicon) {
    this.lexicon = lexicon
    this.units = unitsOf(books, lexicon.subjects)
    this.known = new KnownQuestions(this.units, lexicon)
    this.grams = new Grams(this.units)
    this.length = this.units.reduce((sum, unit) => sum + unit.own.length, 0) / Math.max(1, this.units.length)
  }

  /** What answers the query, first of all in the game being played (its book's prefix; none where nothing is played). */
  search(query: Query, playing = ''): Hits {
    const { number } = query
    if (number)
      return hitsOf(
        this.units.filter((unit) => unit.number !== '' && number.test(unit.number)),
        [],
        new Set(),
      )
    const nearness = this.known.nearness(query.words)
    const alike = this.grams.alike(query.words)
    let found: Ranked[] = []
    for (const terms of query.readings) {
      found = this.ranked(terms, playing, nearness, alike)
      if (found.some((one) => one.whole)) break
    }
    const lead = Math.max(0, ...found.filter((one) => one.whole).map((one) => one.weight))
    const all = found.filter((one) => one.whole || (lead > 0 && one.near >= ALMOST && one.weight > lead))
    const whole = mayLead(all, found, playing) ? all : []
    const others = whole.length < ENOUGH ? found.filter((one) => !whole.includes(one) && one.weight >= LEAST_NEAR) : []
    const near = others.slice(0, MOST_NEAR - whole.length)
    return hitsOf(
      whole.map((one) => one.unit),
      near.map((one) => one.unit),
      new Set([...whole, ...near].flatMap((one) => one.words)),
    )
  }

  /** The units that have something of it, by weight, examples last; of equals what the books say first. */
  private ranked(terms: Way[][], playing: string, nearness: Near[], alike: number[]): Ranked[] {
    const known = terms.map((ways) => this.knownWays(ways).map((way) => this.saidOf(way)))
    const here = (unit: Unit) => (playing && unit.book.prefix !== playing ? OTHER_GAME : 1)
    const found = this.units.map((unit, index) => {
      const ways = known.map((ways) => ways.map(({ said, rare }) => ({ said: said[index] as Said, rare })))
      return this.weighed(unit, ways)
    })
    const most = Math.max(0, ...found.map((one) => one.weight * here(one.unit))) || 1
    return found
      .map((one, index) => {
        const { question, second, covered, all } = nearness[index] ?? NOTHING_NEAR
        const whole = one.whole || (all && question >= SURE)
        const told = (QUESTION * (question + second)) / 2 + COVERED * covered + ALIKE * (alike[index] ?? 0)
        const sure = KNOWN * question ** 6 + (whole ? WHOLE : 0)
        const weight = (one.weight / most + told * one.unit.asked + sure) * here(one.unit)
        return { ...one, near: question, whole, weight }
      })
      .filter((one) => one.weight > 0)
      .sort((a, b) => Number(a.unit.example) - Number(b.unit.example) || b.weight - a.weight)
  }

  private weighed(unit: Unit, terms: { said: Said; rare: number }[][]): Ranked {
    let [sum, part, all, own, whole] = [0, 0, 0, false, terms.length > 0]
    const words: string[] = []
    for (const ways of terms) {
      const best = Math.max(
        0,
        ...ways.map(({ said, rare }) => rare * (said.own + TITLE * said.title + HEADING * said.heading)),
      )
      sum += best
      const most = Math.max(0, ...ways.map((way) => way.rare))
      all += most
      if (best > 0) part += most
      whole &&= best > 0
      own ||= ways.some(({ said }) => said.own > 0)
      for (const { said } of ways) words.push(...said.words)
    }
    const long = 1 - LENGTH + LENGTH * (unit.own.length / this.length)
    const known = unit.asked * (1 + EARLY * (1 - unit.block / unit.section.blocks.length))
    // The heading alone is no hit, but it may have a word that the rule takes for granted.
    const share = part / Math.max(all, part)
    const weight = own ? (sum * Math.sqrt(share) * known) / Math.sqrt(long) : 0
    return { unit, words, whole: own && whole, share, near: 0, weight }
  }

  /** The ways that some rule knows; where none does, the beginning of the word, as far as some rule has it. */
  private knownWays(ways: Way[]): Way[] {
    const known = ways.filter((way) => this.saidOf(way).said.some((said) => said.own > 0))
    const typed = ways[0]?.find ?? ''
    for (let end = typed.length - 1; !known.length && end >= Math.max(4, typed.length - 3); end--) {
      const begun: Way = { find: typed.slice(0, end), kind: 'typed' }
      if (this.saidOf(begun).said.some((said) => said.own > 0)) known.push(begun)
    }
    return known
  }

  private saidOf(way: Way): { said: Said[]; rare: number } {
    const key = `${way.kind} ${way.find}`
    let found = this.said.get(key)
    if (!found) {
      const said = this.units.map((unit): Said => {
        const words: string[] = []
        const subject = this.valueOf(unit.subjects, way)
        const named = this.isNamed(unit.title, way) ? NAMED / TITLE : 0
        return {
          own: Math.max(this.valueOf(unit.own, way, words), SUBJECT * subject),
          title: Math.max(this.valueOf(unit.title, way) + named, subject),
          heading: this.valueOf(unit.heading, way),
          words,
        }
      })
      const many = said.filter((one) => one.own > 0).length
      found = { said, rare: Math.log(1 + this.units.length / Math.max(1, many)) }
      this.said.set(key, found)
    }
    return found
  }

  private isNamed(title: string, { find }: Way): boolean {
    return title.startsWith(find) && ['', ...this.lexicon.endings].includes(title.slice(find.length).trim())
  }

  private valueOf(folded: string, way: Way, words: string[] = []): number {
    let best = 0
    const within = this.lexicon.compounds && way.find.length >= LEAST_WITHIN
    for (const place of placesOf(folded, way.find)) {
      const ended = place.rest === '' || this.lexicon.endings.includes(place.rest)
      let value = !place.begins ? (within ? WITHIN : 0) : ended ? (place.rest === '' ? TYPED : ENDED) : BEGUN
      // Another ending is no other word.
      if (way.kind === 'stem' && place.begins) value = ended ? ENDED * ENDED : within ? WITHIN : 0
      if (way.kind === 'same') value *= SAME
      if (value > 0) words.push(wordAt(folded, place.at, place.end))
      best = Math.max(best, value)
    }
    return best
  }
}

/** The whole word, also where only a part of it was found. */
function wordAt(folded: string, at: number, end: number): string {
  let start = at
  while (start > 0 && /[\p{L}\p{N}]/u.test(folded.charAt(start - 1))) start--
  return folded.slice(start, end)
}
