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
}

export function queryOf(text: string): Query | null {
  const asked = text.trim()
  if (!asked) return null
  const number = /^(?:(bg|cg)[- ]?)?(\d+)(?:\.(\d*))?$/i.exec(asked)
  if (number) {
    const [, prefix = '[A-Z]+', section = '', rule] = number
    const rest = rule === undefined ? '(\\..*)?' : rule === '' ? '\\..*' : `\\.${rule}`
    return { words: [], number: new RegExp(`^${prefix}-${section}${rest}$`, 'i') }
  }
  // One letter finds nearly everything, and nothing.
  if (asked.length < 2) return null
  const words = fold(asked).split(/[\s?!.,;:]+/).filter(Boolean)
  // A question has small words that no rule needs.
  const large = words.filter((word) => word.length > 3)
  return { words: words.length > 2 && large.length ? large : words, number: null }
}

export interface Hits {
  /** What to show of each section: its blocks by their place, and of tables the rows. */
  blocks: Map<string, Map<number, Set<number> | null>>
  count: number
}

/** Every block and row that has all the words, or the number; where none has all of them, those that have all but one. */
export function search(books: LaidBook[], query: Query): Hits {
  const all = found(books, query, query.words.length)
  return all.count || query.words.length < 2 ? all : found(books, query, query.words.length - 1)
}

function found(books: LaidBook[], query: Query, least: number): Hits {
  const blocks: Hits['blocks'] = new Map()
  let count = 0
  for (const section of books.flatMap((book) => book.sections)) {
    const shown = new Map<number, Set<number> | null>()
    section.blocks.forEach((block, index) => {
      if (block.kind === 'table') {
        const rows = new Set<number>()
        block.rows.forEach((row, place) => {
          if (fits(query, row.number, row.cells.map(plain).join(' '), section.heading, least)) rows.add(place)
        })
        if (rows.size) shown.set(index, rows)
        count += rows.size
      } else if (fits(query, block.number, textOf(block), section.heading, least)) {
        shown.set(index, null)
        count++
      }
    })
    if (shown.size) blocks.set(section.number, shown)
  }
  return { blocks, count }
}

function fits(query: Query, number: string, text: string, heading: string, least: number): boolean {
  if (query.number) return number !== '' && query.number.test(number)
  const own = fold(text)
  const around = fold(heading)
  // The heading alone is no hit, but it may have a word that the rule takes for granted.
  const had = query.words.filter((word) => begins(own, word) || begins(around, word))
  return had.length >= least && query.words.some((word) => begins(own, word))
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
