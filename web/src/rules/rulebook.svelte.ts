// The rule books in the reader's language: fetched once, kept in memory, and on the device for when there is no connection.
import type { LaidBook, LaidSection, RuleBooks, TableRow, TextBlock } from '../api/types.ts'
import { Fault, get } from '../api/requests.ts'
import { words, type Language } from '../words/words.svelte.ts'

export interface FoundRule {
  number: string
  book: LaidBook
  section: LaidSection
  /** The rule itself, or the table it is a row of. */
  block: TextBlock
  row: TableRow | null
}

const SHELF = 'carson-rules'

class RuleBook {
  books = $state.raw<LaidBook[]>([])
  /** The language they were asked for in. */
  language = $state<Language | ''>('')
  fault = $state('')
  private asked = ''

  /** See to it that the books are there in the language that is spoken now. */
  async load(): Promise<void> {
    const language = words.language
    if (this.asked === language && !this.fault) return
    this.asked = language
    this.fault = ''
    try {
      const found = await fetched(`/api/rules?lang=${language}`)
      if (this.asked !== language) return
      this.books = found.books
      this.language = language
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      if (this.asked === language) this.fault = error.message
    }
  }

  /** Whether there is a book, a quick reference, a section or a rule of this number. */
  has(number: string): boolean {
    const sections = this.books.flatMap((book) => [
      book.prefix,
      `${book.prefix}-quick`,
      ...book.sections.map((section) => section.number),
    ])
    return sections.includes(number) || this.rule(number) !== null
  }

  rule(number: string): FoundRule | null {
    for (const book of this.books) {
      for (const section of book.sections) {
        for (const block of section.blocks) {
          if (block.number === number) return { number, book, section, block, row: null }
          const row = block.rows.find((one) => one.number === number)
          if (row) return { number, book, section, block, row }
        }
      }
    }
    return null
  }
}

async function fetched(address: string): Promise<RuleBooks> {
  try {
    const found = await get<RuleBooks>(address)
    void shelf()
      .then((kept) => kept?.put(address, new Response(JSON.stringify(found))))
      .catch(() => undefined)
    return found
  } catch (error) {
    const kept = await (await shelf())?.match(address)
    if (kept) return (await kept.json()) as RuleBooks
    throw error
  }
}

async function shelf(): Promise<Cache | null> {
  return 'caches' in globalThis ? caches.open(SHELF).catch(() => null) : null
}

export const rulebook = new RuleBook()
