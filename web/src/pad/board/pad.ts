// The board game's score pad: the end of a game by its sources (BG-10.1), and who wins (BG-10.2).
import { SUITS } from '../../api/vocabulary.ts'
import { words } from '../../words/words.svelte.ts'
import { leaders, type AnyPad, type AnyRow, type PadGame } from '../model.ts'
import type { MapCell } from './counting.ts'
import { FIELDS, SCORING, type VariantField, type VariantKey } from './variants/index.ts'
import type { Counted, VariantScore } from './variants/model.ts'

interface BaseRow extends AnyRow, Counted {
  vp: number
  money: number
  station: boolean
  teacher: boolean
  schools: number
  saloon: boolean
}

export type BoardRow = BaseRow & Record<VariantField, number>

interface BasePad extends AnyPad {
  game: 'board'
  rows: BoardRow[]
  symbols: number
  /** The map laid out again, by parcel, if it was. */
  map?: Record<string, MapCell>
}

/** A pad, and which variants that add to the score are played. */
export type BoardPad = BasePad & Record<VariantKey, boolean>

/** A line of the sheet. */
export interface Source {
  name: string
  label: string
  vp: number
}

const all = <K extends string, V>(keys: readonly K[], value: V) =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<K, V>

function row(place: number): BoardRow {
  return {
    name: '',
    suit: SUITS[place] ?? 'hat',
    vp: 0,
    money: 0,
    buildings: 0,
    houses: 0,
    mountains: 0,
    station: false,
    teacher: false,
    schools: 0,
    saloon: false,
    ...all(FIELDS, 0),
    passed: 0,
  }
}

/** The VP of each source; those of variants that are not in play are not there. */
export function boardSources(pad: BoardPad, row: BoardRow): Source[] {
  const base = (name: string, vp: number): Source => ({ name, label: words.name('board-line', name), vp })
  const variants = (after: VariantScore['after']) =>
    SCORING.flatMap(({ score }) =>
      score.after === after && pad[score.key]
        ? [{ name: score.line, label: score.label(), vp: score.vp(row, pad.rows.length) }]
        : [],
    )
  return [
    base('so-far', row.vp),
    base('money', Math.floor(row.money / 6)),
    base('buildings', 2 * row.buildings),
    base('houses', 2 * row.houses),
    base('mountains', 2 * row.mountains),
    ...variants('things'),
    base('train-station', row.station ? Math.floor(pad.symbols / 2) : 0),
    base('character', row.teacher ? 2 * row.schools + (row.saloon ? 0 : 2) : 0),
    ...variants('characters'),
    ...variants('passed'),
  ]
}

export const boardTotal = (pad: BoardPad, row: BoardRow): number =>
  boardSources(pad, row).reduce((sum, source) => sum + source.vp, 0)

export const boardPad: PadGame<BoardPad> = {
  fresh: () => ({
    game: 'board',
    rows: [0, 1, 2].map(row),
    symbols: 0,
    ...all(
      SCORING.map(({ score }) => score.key),
      false,
    ),
  }),
  row,
  total: (pad, seat) => boardTotal(pad, pad.rows[seat] ?? row(seat)),
  result(pad) {
    const first = leaders(pad.rows.map((row) => boardTotal(pad, row)))
    if (first.length < 2) return { winners: first, open: false }
    const places = first.map((seat) => pad.rows[seat]?.passed ?? 0)
    if (places.some((place) => !place)) return { winners: first, open: true }
    const earliest = Math.min(...places)
    return { winners: first.filter((seat) => pad.rows[seat]?.passed === earliest), open: false }
  },
  lines: (pad, seat) =>
    boardSources(pad, pad.rows[seat] ?? row(seat)).map(({ label, vp }): [string, number] => [label, vp]),
}
