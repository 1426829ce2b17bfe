// A rule with its weight for what was asked, and which rules may lead.
import type { Unit } from './units.ts'

const MOSTLY = 0.5 // of what was asked for: then the game being played leads, though the other has all of it

export interface Ranked {
  unit: Unit
  words: string[]
  whole: boolean
  /** How much of what was asked for it has, rare words first. */
  share: number
  /** How near a question that it answers comes to what was asked, from 0 to 1. */
  near: number
  weight: number
}

/** Whether those that have all that was asked for lead: an example does not, nor the other game before this one. */
export function mayLead(all: Ranked[], found: Ranked[], playing: string): boolean {
  if (all.every((one) => one.unit.example)) return found.length === all.length
  const here = (one: Ranked) => !playing || one.unit.book.prefix === playing
  return all.some(here) || !found.some((one) => here(one) && !one.unit.example && one.share >= MOSTLY)
}
