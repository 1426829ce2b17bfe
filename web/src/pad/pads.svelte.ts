// Score pads of games played with the box. They stay in this browser, several of them, and need no connection.
import { keep, readKept } from '../browser/storage.ts'
import { SUITS } from '../api/vocabulary.ts'
import type { Suit } from '../words/players.ts'
import type { GameName } from '../games.ts'
import { PADS, type Pad } from './games.ts'

const MOST_KEPT = 40
export const MOST_PLAYERS = 6

function fresh(game: GameName): Pad {
  const id = `${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`
  return { id, made: new Date().toISOString(), ...PADS[game].fresh() } as Pad
}

/** All that is written in a pad, whenever that was. */
const written = (pad: Pad): string => JSON.stringify({ ...pad, id: '', made: '' })

class Pads {
  all = $state<Pad[]>(read())

  begin(game: GameName): Pad {
    const pad = fresh(game)
    this.all = [pad, ...this.kept()].slice(0, MOST_KEPT)
    return this.all[0] ?? pad
  }

  /** Those in which something is written. */
  kept(): Pad[] {
    return this.all.filter((pad) => written(pad) !== written(fresh(pad.game)))
  }

  /** The last one of a game, or a new one. */
  last(game: GameName): Pad {
    return this.all.find((pad) => pad.game === game) ?? this.begin(game)
  }

  forget(id: string): void {
    this.all = this.all.filter((pad) => pad.id !== id)
  }

  save(): void {
    keep('pads', JSON.stringify(this.kept()))
  }
}

function read(): Pad[] {
  try {
    const found: unknown = JSON.parse(readKept('pads') ?? '[]')
    return Array.isArray(found) ? (found as Pad[]).filter((pad) => pad.game in PADS) : []
  } catch {
    return []
  }
}

export const pads = new Pads()

export function freeSuit(rows: { suit: Suit }[]): number {
  const place = SUITS.findIndex((suit) => !rows.some((row) => row.suit === suit))
  return Math.max(0, place)
}
