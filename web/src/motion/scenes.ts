// What happened, cut into scenes that can be followed: one event each, with where it is, whom it is about, and how long it
// deserves to be looked at.
import type { Happening, LogEntry } from '../lib/api.ts'

export interface Scene {
  /** Seconds, at the usual pace. */
  length: number
  event: Happening
  text: string
  /** A parcel, an action space or a card; "" for none. */
  spot: string
  seat: number
  number: number
}

// What is quickly seen, and what takes a moment to read. All else is in between.
const LENGTHS: Record<string, number> = {
  cowboy: 0.55,
  passed: 0.55,
  'bid-laid': 0.3,
  road: 0.5,
  'new-cowboys': 0.25,
  rolled: 1.6,
  'tiles-shown': 1.6,
  duel: 1.8,
  'outlaw-wins': 1.8,
  'outlaw-beaten': 1.8,
  built: 1.3,
  attack: 1.5,
  bids: 1.6,
  order: 1.2,
}
const USUAL = 0.9

/** What was told in words of these moves. Where something was taken back there is nothing to follow. */
export function scenesOf(entries: LogEntry[]): Scene[] {
  if (entries.some((entry) => entry.kind !== 'move')) return []
  return entries.flatMap((entry) =>
    entry.events.flatMap((event) => (event.text ? [sceneOf(event, event.text, entry.number)] : [])),
  )
}

function sceneOf(event: Happening, text: string, number: number): Scene {
  const data: Record<string, unknown> = event.data
  return {
    length: LENGTHS[event.kind] ?? USUAL,
    event,
    text,
    // Of a card that is placed, the card: the same place is in every city.
    spot: String((event.kind === 'placed' ? data['card'] : null) ?? data['at'] ?? data['parcel'] ?? data['line'] ?? data['card'] ?? data['why'] ?? ''),
    seat: Number(data['seat'] ?? data['winner'] ?? -1),
    number,
  }
}
