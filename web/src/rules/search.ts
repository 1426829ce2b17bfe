// Finding rules by number or by words, whatever accents and capitals they are written with.
import type { LaidBook, TextBlock, TextRun } from '../api/types.ts'
import { plain } from '../lib/rulebook.svelte.ts'

/** The text without accents and capitals, letter by letter, so that places in it are places in the text. */
export function fold(text: string): string {
  let folded = ''
  for (const sign of text.split('')) folded += (sign === '’' ? "'" : (sign.normalize('NFD')[0] ?? sign)).toLowerCase().charAt(0)
  return folded
}

export interface Query {
  /** Words, folded; or the beginning of a number. */
  words: string[]
  number: RegExp | null
  /** So many words that it is no name of something. */
  question: boolean
}

// What questions are made of, in five languages, folded: it says nothing about which rule is asked for.
const ASKING = new Set(
  (
    'about again also and any are but can cannot could does doing dont for from get gets happen happens has have how into its many may much must not only our out should some than that the their them then there they this was what when where which who whose why will with would you your two three ' +
    'aber als also auch auf aus bei beim bekomme bekommt bin bis dann darf das dass dem den denn der des die dies diese dieser doch ein eine einem einen einer eines etwas fur gibt habe haben hat ich ihm ihn ihr ist kann kein keine keinem keinen keiner konnen man mein meine mich mir mit muss nach nicht noch nur oder passiert schon sein sich sie sind und uns viel viele vom von vor wann war warum was welche welcher wenn wer werden wie wieso wird wohin wozu zum zur zwei drei ' +
    'alle dan dat deze dit doe een eens eerst gebeurt geen heb hebben heeft hem het hier hoe hoeveel ieder kan krijg krijgt kun kunnen mag meer met mij mijn moet naar niet nog ook over uit van voor waar waarom wanneer wat welke wie word worden wordt zijn twee drie ' +
    'aux avec avoir ces cet cette combien comment dans des dois doit elle est fait faire faut ils les leur lui mais meme mes moi mon nos ont par pas passe peut peux plus pour pourquoi puis quand que quel quelle quelles quels qui quoi sans ses son sont sur tous tout une vos votre vous deux trois ' +
    'alla alle anche che chi come con cosa cui dai dal dalla dei del della delle devo dove due fare gli hanno mia mio nel nella non per perche piu posso puo qual quale quali quando quanti quanto sei sono succede sua suo sui sul sulla tra tutti una uno tre'
  ).split(' '),
)
const LEAST_STEM = 4 // letters

export function queryOf(text: string): Query | null {
  const asked = text.trim()
  if (!asked) return null
  const number = /^(?:(bg|cg)[- ]?)?(\d+)(?:\.(\d*))?$/i.exec(asked)
  if (number) {
    const [, prefix = '[A-Z]+', section = '', rule] = number
    const rest = rule === undefined ? '(\\..*)?' : rule === '' ? '\\..*' : `\\.${rule}`
    return { words: [], number: new RegExp(`^${prefix}-${section}${rest}$`, 'i'), question: false }
  }
  // One letter finds nearly everything, and nothing.
  if (asked.length < 2) return null
  const words = [...new Set(fold(asked).split(/[\s?!.,;:'"()“”„«»-]+/).filter(Boolean))]
  // A question has small words that no rule needs.
  const large = words.filter((word) => word.length > 2 && !ASKING.has(word))
  return { words: words.length > 2 && large.length ? large : words, number: null, question: words.length > 3 }
}

export interface Hits {
  /** What to show of each section: its blocks by their place, and of tables the rows. The best comes first where `near`. */
  blocks: Map<string, Map<number, Set<number> | null>>
  count: number
  /** Ten that come closest, as few or none have all the words. */
  near: boolean
  /** How many have all of them. */
  whole: number
  /** The words by which they were found: the beginnings of some that were asked for. */
  words: string[]
}

/** A rule, a paragraph or a row of a table, with what is searched in it. */
interface Unit {
  section: string
  block: number
  row: number | null
  number: string
  own: string
  around: string
}

const ENOUGH = 3 // rules that answer a question
const MOST_NEAR = 10
const HEADING = 0.3 // what a word counts for that only the heading has

let laid: { books: LaidBook[]; units: Unit[] } | null = null
function unitsOf(books: LaidBook[]): Unit[] {
  if (laid?.books !== books) laid = { books, units: books.flatMap((book) => book.sections).flatMap(unitsIn) }
  return laid.units
}

function unitsIn(section: LaidBook['sections'][number]): Unit[] {
  const around = fold(section.heading)
  return section.blocks.flatMap((block, index): Unit[] => {
    const one = { section: section.number, block: index, around }
    if (block.kind !== 'table') return [{ ...one, row: null, number: block.number, own: fold(textOf(block)) }]
    return block.rows.map((row, place) => ({ ...one, row: place, number: row.number, own: fold(row.cells.map(plain).join(' ')) }))
  })
}

/** Every rule and row that has all the words, or the number; where it was a question, or none has all, what comes closest. */
export function search(books: LaidBook[], query: Query): Hits {
  const units = unitsOf(books)
  const { number } = query
  if (number) return hitsOf(units.filter((unit) => unit.number !== '' && number.test(unit.number)), query.words)
  // The heading alone is no hit, but it may have a word that the rule takes for granted.
  const some = (unit: Unit) => query.words.some((word) => begins(unit.own, word))
  const all = units.filter((unit) => query.words.every((word) => begins(unit.own, word) || begins(unit.around, word)) && some(unit))
  const enough = all.length >= (query.question ? ENOUGH : 1)
  return enough || query.words.length < 2 ? hitsOf(all, query.words) : nearest(units, query, all)
}

/** By the words that each has, of which the rare ones count most; of equals what the book says first. */
function nearest(units: Unit[], query: Query, all: Unit[]): Hits {
  const words = [...new Set(query.words.map((word) => stemOf(units, word)).filter(Boolean))]
  const weights = words.map((word) => Math.log(units.length / units.filter((unit) => begins(unit.own, word)).length))
  const ranked = units
    .filter((unit) => !all.includes(unit) && words.some((word) => begins(unit.own, word)))
    .map((unit) => ({ unit, weight: words.reduce((sum, word, index) => sum + (weights[index] ?? 0) * had(unit, word), 0) }))
    .sort((a, b) => b.weight - a.weight)
  const best = [...all, ...ranked.map(({ unit }) => unit)].slice(0, MOST_NEAR)
  return { ...hitsOf(best, words), near: true, whole: all.length }
}

const had = (unit: Unit, word: string): number => (begins(unit.own, word) ? 1 : begins(unit.around, word) ? HEADING : 0)

/** The word, or as much of its beginning as some rule has; "" where none has enough of it. */
function stemOf(units: Unit[], word: string): string {
  for (let stem = word; stem.length >= Math.min(word.length, Math.max(LEAST_STEM, word.length - 3)); stem = stem.slice(0, -1)) {
    if (units.some((unit) => begins(unit.own, stem))) return stem
  }
  return ''
}

function hitsOf(found: Unit[], words: string[]): Hits {
  const blocks: Hits['blocks'] = new Map()
  for (const { section, block, row } of found) {
    const shown = blocks.get(section) ?? new Map<number, Set<number> | null>()
    blocks.set(section, shown)
    if (row === null) shown.set(block, null)
    else shown.set(block, (shown.get(block) ?? new Set<number>()).add(row))
  }
  return { blocks, count: found.length, near: false, whole: found.length, words }
}

/** Whether a word of the text begins so. */
function begins(folded: string, word: string): boolean {
  return places(folded, word).length > 0
}

function places(folded: string, word: string): number[] {
  const found: number[] = []
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1))) found.push(at)
  }
  return found
}

export function textOf(block: TextBlock): string {
  return block.parts.map((part) => plain(part.runs) || part.diagram).join(' ')
}

export interface Piece {
  text: string
  hit: boolean
}

/** The text in pieces, with those told apart that were searched for. */
export function pieces(text: string, wanted: string[]): Piece[] {
  if (!wanted.length) return [{ text, hit: false }]
  const folded = fold(text)
  const marked = new Array<boolean>(text.length).fill(false)
  for (const word of wanted) for (const at of places(folded, word)) marked.fill(true, at, at + word.length)
  const found: Piece[] = []
  for (let at = 0; at < text.length; ) {
    let end = at
    while (end < text.length && marked[end] === marked[at]) end++
    found.push({ text: text.slice(at, end), hit: marked[at] === true })
    at = end
  }
  return found
}

export type { TextRun }
