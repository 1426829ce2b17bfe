// Score pads of games played with the box. They stay in this browser, several of them, and need no connection.
import { keep, readKept } from '../browser/storage.ts'
import { SUITS } from '../api/vocabulary.ts'
import type { Suit } from '../words/players.ts'
import type { MapCell } from './counting.ts'
import type { GameName } from '../games.ts'

export interface BoardRow {
  name: string
  suit: Suit
  vp: number
  money: number
  buildings: number
  houses: number
  mountains: number
  /** Of those, how many stand next to a bridge. */
  bridge: number
  station: boolean
  teacher: boolean
  schools: number
  saloon: boolean
  horses: number
  rodeos: number
  /** The place in the pass order of round 4, 0 where it is not known. */
  passed: number
}

export interface CardRow {
  name: string
  suit: Suit
  virtual: boolean
  attraction: number
  lines: Record<string, number>
  city: string[][]
  characters: string[]
  sold: number
}

interface AnyPad {
  id: string
  made: string
}

export interface BoardPad extends AnyPad {
  game: 'board'
  rows: BoardRow[]
  symbols: number
  /** The map laid out again, by parcel, if it was. */
  map?: Record<string, MapCell>
  river: boolean
  herd: boolean
  kit: boolean
}

export interface CardPad extends AnyPad {
  game: 'cards'
  rows: CardRow[]
}

export type Pad = BoardPad | CardPad

const MOST_KEPT = 40
export const MOST_PLAYERS = 6
export const CITY = 9 // parcels a side: with the Captain one may be so wide or high

export function boardRow(place: number): BoardRow {
  return {
    name: '',
    suit: SUITS[place] ?? 'hat',
    vp: 0,
    money: 0,
    buildings: 0,
    houses: 0,
    mountains: 0,
    bridge: 0,
    station: false,
    teacher: false,
    schools: 0,
    saloon: false,
    horses: 0,
    rodeos: 0,
    passed: 0,
  }
}

export function cardRow(place: number): CardRow {
  return {
    name: '',
    suit: SUITS[place] ?? 'hat',
    virtual: false,
    attraction: 0,
    lines: {},
    characters: [],
    sold: 0,
    city: Array.from({ length: CITY }, () => Array.from({ length: CITY }, () => '')),
  }
}

function fresh(game: GameName): Pad {
  const id = `${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`
  const made = new Date().toISOString()
  return game === 'board'
    ? { id, made, game, rows: [0, 1, 2].map(boardRow), symbols: 0, river: false, herd: false, kit: false }
    : { id, made, game, rows: [0, 1, 2, 3].map(cardRow) }
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
    return Array.isArray(found) ? (found as Pad[]).filter((pad) => ['board', 'cards'].includes(pad.game)) : []
  } catch {
    return []
  }
}

export const pads = new Pads()

export function freeSuit(rows: { suit: Suit }[]): number {
  const place = SUITS.findIndex((suit) => !rows.some((row) => row.suit === suit))
  return Math.max(0, place)
}
