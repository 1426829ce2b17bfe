// Points at what a lesson speaks of. A table marks one parcel, space or card by itself (its `spot`); the rest is marked here.
import { lessMotion } from '../browser/preferences.svelte.ts'

const POINTED = 'pointed'
const OPENED = 'opened' // by the lesson
const MARGIN = 12
// Parts of a table that have no name of their own; the first that is there.
const PARTS: Record<string, string[]> = {
  map: ['.table .land'],
  track: ['.table .way'],
  players: ['.table .players'],
  characters: ['.table .characters', '.table .players'],
  offer: ['.table .offer'],
  piles: ['.offer .piles'],
  ties: ['.offer .ties'],
  order: ['.table .order'],
  bids: ['.table .hand', '.table .players'],
  city: ['.table .city'],
  sheet: ['[data-sheet]'],
}

function placesOf(spot: string): string[] {
  const seat = /^player-(\d)$/.exec(spot)?.[1]
  if (seat) return [`[data-player="${seat}"]`, `.players tbody:nth-of-type(${Number(seat) + 1})`]
  return PARTS[spot] ?? ['place', 'card', 'character', 'at'].map((kind) => `[data-${kind}="${spot}"]`)
}

function find(table: HTMLElement, spot: string): Element | null {
  for (const place of placesOf(spot)) {
    const found = table.querySelector(place)
    if (found) return found
  }
  return null
}

/** Marks what is spoken of, brings the first of it into sight, and says how much of it is there. */
export function pointAt(table: HTMLElement, spots: readonly string[]): number {
  for (const old of table.querySelectorAll(`.${POINTED}`)) old.classList.remove(POINTED)
  const own = table.querySelector('.spot')
  const found = spots.slice(own ? 1 : 0).flatMap((spot) => find(table, spot) ?? [])
  const folds = new Set<HTMLDetailsElement>()
  for (const one of found) {
    one.classList.add(POINTED)
    const fold = one.closest('details')
    if (fold) folds.add(fold)
  }
  unfold(table, folds)
  const first = own ?? found[0]
  if (first) bringIntoSight(first)
  return found.length + (own ? 1 : 0)
}

/** What is folded up is opened while it is spoken of. */
function unfold(table: HTMLElement, folds: Set<HTMLDetailsElement>): void {
  for (const fold of table.querySelectorAll<HTMLDetailsElement>(`details.${OPENED}`)) {
    if (folds.has(fold)) continue
    fold.open = false
    fold.classList.remove(OPENED)
  }
  for (const fold of folds) {
    if (fold.open) continue
    fold.open = true
    fold.classList.add(OPENED)
  }
}

/** Between the coach and what lies at the foot of the screen; of a strip that runs sideways, in its middle. */
function bringIntoSight(one: Element): void {
  for (let strip = one.parentElement; strip; strip = strip.parentElement) {
    if (strip.scrollWidth <= strip.clientWidth || getComputedStyle(strip).overflowX !== 'auto') continue
    const [inner, outer] = [one.getBoundingClientRect(), strip.getBoundingClientRect()]
    const cut = inner.left < outer.left || inner.right > outer.right
    if (cut) strip.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 })
  }
  // On small screens everybody's incomes lie below the coach.
  const strip = one.closest('.table')?.querySelector<HTMLElement>('.incomes')
  const strips = strip && getComputedStyle(strip).bottom === 'auto' ? strip.offsetHeight : 0
  const top = (document.querySelector('[data-coach]')?.getBoundingClientRect().height ?? 0) + strips + MARGIN
  // What one answers with is not at the foot everywhere.
  const foot = [...document.querySelectorAll('.table :is(.answers, .characters)')].find(
    (part) => getComputedStyle(part).position === 'fixed',
  )
  if (foot?.contains(one)) {
    one.scrollIntoView({ block: 'center' })
    return
  }
  const bottom = innerHeight - (foot?.getBoundingClientRect().height ?? 0) - MARGIN
  const box = one.getBoundingClientRect()
  if (box.top >= top && box.bottom <= bottom) return
  const room = bottom - top - box.height
  scrollBy({ top: box.top - top - Math.max(0, room / 2), behavior: lessMotion() ? 'auto' : 'smooth' })
}
