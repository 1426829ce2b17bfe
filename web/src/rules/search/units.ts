// What is searched: every rule, paragraph and row of a table, with its name and what stands above it.
import type { LaidBook, LaidSection, TextBlock, TextRun } from '../../api/types.ts'
import { plain } from '../plain.ts'
import { fold, wordsIn } from './fold.ts'
import SUBJECTS from './subjects.json' with { type: 'json' }

export interface Unit {
  book: LaidBook
  section: LaidSection
  /** Its place in the section, and in a table its row. */
  block: number
  row: number | null
  number: string
  /** All of it, folded. */
  own: string
  /** What it is about: a row's first cell, what is printed bold, what comes before a colon or
   *  is defined, or its first words. */
  title: string
  heading: string
  /** What a row of a table is called, word by word; more names than one where it has two sides. */
  names: string[][]
  /** What it answers, in words that it may not have itself: the subjects of subjects.json. */
  subjects: string
  /** Whether it is an example from the books: it shows a rule at work and is none. */
  example: boolean
  /** How often what its section says is asked for. */
  asked: number
}

const LONGEST_NAME = 40 // letters, before a colon
const FIRST_WORDS = 2 // of a rule without a name
// Playing alone, the Dutch edition, reconstructed figures, and rulings where rules meet: seldom what is asked for.
const SELDOM: Record<string, number> = { 'BG-14': 0.75, 'BG-15': 0.6, 'BG-16': 0.6, 'CG-9': 0.6, 'CG-10': 0.6 }

const UNNUMBERED = 0.7 // of a paragraph that introduces rules
const EXAMPLES = new Set(['CG-4.12', 'CG-6.9', 'CG-8.4'])

/** Every unit of the books; `subjects` has each subject's words, folded. */
export function unitsOf(books: LaidBook[], subjects: Map<string, string>): Unit[] {
  return books.flatMap((book) => book.sections.flatMap((section) => unitsIn(book, section, subjects)))
}

function unitsIn(book: LaidBook, section: LaidSection, subjects: Map<string, string>): Unit[] {
  const answers: Record<string, string> = SUBJECTS
  const subjectsOf = (number: string) =>
    (answers[number] ?? '')
      .split(' ')
      .map((subject) => subjects.get(subject) ?? '')
      .join(' ')
  const one = { book, section, heading: fold(section.heading), asked: SELDOM[section.number] ?? 1 }
  return section.blocks.flatMap((block, index): Unit[] => {
    if (block.kind === 'table') {
      // What a column is called belongs to each of its rows.
      const heading = `${one.heading} ${fold(block.head.map(plain).join(' '))}`
      return block.rows.map((row, place) => ({
        ...one,
        heading,
        block: index,
        row: place,
        number: row.number,
        subjects: subjectsOf(row.number),
        example: false,
        own: fold(row.cells.map(plain).join(' ')),
        title: fold(plain(row.cells[0] ?? [])),
        names: namesIn(plain(row.cells[0] ?? [])),
      }))
    }
    const text = textOf(block)
    return [
      {
        ...one,
        block: index,
        row: null,
        number: block.number,
        asked: one.asked * (block.number ? 1 : UNNUMBERED),
        subjects: subjectsOf(block.number),
        // Of the items of a list only an example has no number.
        example: block.kind === 'item' || EXAMPLES.has(block.number),
        own: fold(text),
        title: fold(titleOf(block, text)),
        names: [],
      },
    ]
  })
}

/** Of "Lawyer (Y) / Editor (R)" both. */
const namesIn = (cell: string): string[][] =>
  cell
    .replace(/\([^)]*\)/g, '')
    .split('/')
    .map(wordsIn)

function textOf(block: TextBlock): string {
  return block.parts.map((part) => plain(part.runs) || part.diagram).join(' ')
}

function titleOf(block: TextBlock, text: string): string {
  const strong = plain(block.parts.flatMap((part): TextRun[] => part.runs.filter((run) => run.kind === 'strong')))
  const colon = text.indexOf(':')
  const name = colon > 0 && colon < LONGEST_NAME ? text.slice(0, colon) : ''
  // "Firepower = revolver tokens + …" tells what it is.
  const defined = [...text.matchAll(/([\p{L} ]+) =/gu)].map((found) => found[1]).join(' ')
  return strong || name || defined ? `${strong} ${name} ${defined}` : text.split(' ').slice(0, FIRST_WORDS).join(' ')
}
