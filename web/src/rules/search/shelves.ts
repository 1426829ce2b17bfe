// What was found, as it is shown: rules that follow one another stand together.
import type { LaidBook, LaidSection } from '../../api/types.ts'
import type { Unit } from './units.ts'

/** Rules of one section that stand together: blocks by their place, and of a table the rows. */
export interface Shelf {
  book: LaidBook
  section: LaidSection
  blocks: { block: number; rows: Set<number> | null }[]
}

export interface Hits {
  /** The rules that have all that was asked for, and others that come close. */
  whole: Shelf[]
  near: Shelf[]
  counts: { whole: number; near: number }
  /** The words by which they were found. */
  words: string[]
}

export function hitsOf(whole: Unit[], near: Unit[], words: Set<string>): Hits {
  return {
    whole: shelvesOf(whole),
    near: shelvesOf(near),
    counts: { whole: whole.length, near: near.length },
    words: [...words],
  }
}

/** In their order; what follows one another in one section stands together. */
function shelvesOf(units: Unit[]): Shelf[] {
  const shelves: Shelf[] = []
  for (const { book, section, block, row } of units) {
    let shelf = shelves.at(-1)
    if (shelf?.section !== section) shelves.push((shelf = { book, section, blocks: [] }))
    const last = shelf.blocks.at(-1)
    // A table shows its rows in its own order: a better one stands before it, in a piece of its own.
    if (row !== null && last?.block === block && row > Math.max(...(last.rows ?? []))) last.rows?.add(row)
    else shelf.blocks.push({ block, rows: row === null ? null : new Set([row]) })
  }
  return shelves
}
