// The figures of the rule book, from a data file that the engine's tests read too, so that no figure says what is not so.
import type { Suit } from '../../words/players.ts'
import data from './figures.json'
import sums from './sums.json'

/** A part of an income, as the engine's income sheet has it: count × symbols × each. */
export interface SumPart {
  what: string
  count: number
  symbols: number
  each: number
  own?: boolean
}

/** A clip of the map. Things are "c3 saloon 0": the parcel, what stands there, and whose it is, if anybody's. */
export interface MapData {
  clip: string
  things?: string
  /** Not there yet: what is being built. */
  planned?: string
  tiles?: string
  roads?: string
  newRoads?: string
  river?: string
  outlaws?: string
  cowboys?: string
  marked?: { parcels: string; tone: 'good' | 'bad' | 'near' }[]
  labels?: { at: string; text: string }[]
  arrows?: { from: string; to: string }[]
}

/** A city in the signs of a diagram (docs/notation.md), perhaps with a card that is being placed. */
export interface CityData {
  city: string[]
  card?: { at: [number, number]; parcels: string[]; legal: boolean }
  marked?: string
}

/** What stands in a row: exactly one of these, with a word or a figure below it. */
export interface Item {
  thing?: string
  person?: string
  cowboys?: Suit
  tile?: Suit
  suit?: Suit
  bid?: number
  die?: number
  money?: number
  token?: 'road' | 'revolver' | 'horse' | 'hats' | 'unknown' | 'pile'
  card?: string[]
  sign?: string
  number?: number
  vp?: number
  back?: Suit[]
  space?: string
  step?: string
  count?: number
  below?: string
  word?: string
  of?: Suit
  gone?: boolean
}

/** What a building in the figure pays, counted by the engine (tools/rule_figures.py). */
interface IncomeSum {
  what: string
  parts: SumPart[]
  pays: number
}

export interface FigureData {
  id: string
  rules: string[]
  /** The message below it, its own unless it shares one. */
  caption?: string
  map?: MapData
  cities?: CityData[]
  rows?: Item[][]
  /** Rows that wrap like words, one step after the other. */
  flow?: boolean
  sum?: IncomeSum
  scores?: Record<string, number>
}

const SUMS: Record<string, IncomeSum> = sums

/** In the file, `sum` is the parcel of the building whose income is explained; its amount is written there. */
function withSum(figure: Omit<FigureData, 'sum'> & { sum?: string }): FigureData {
  const { sum: at, map, ...rest } = figure
  const sum = at && SUMS[figure.id]
  if (!sum || !map) return { ...rest, ...(map && { map }) }
  return { ...rest, sum, map: { labels: [{ at, text: `$${sum.pays}` }], ...map } }
}

export const FIGURES = (data as unknown as Parameters<typeof withSum>[0][]).map(withSum)

const BY_RULE = new Map<string, FigureData[]>()
for (const figure of FIGURES)
  for (const rule of figure.rules.slice(0, 1)) BY_RULE.set(rule, [...(BY_RULE.get(rule) ?? []), figure])

/** The figures that stand beside a rule. */
export const figuresOf = (rule: string): FigureData[] => BY_RULE.get(rule) ?? []

/** Every figure that has to do with a rule. */
export const figuresAbout = (rule: string): FigureData[] => FIGURES.filter((figure) => figure.rules.includes(rule))

/** "c3 saloon 0, d4 house" in its words. */
export const listed = (text: string | undefined): string[][] =>
  text ? text.split(',').map((one) => one.trim().split(' ')) : []

export const named = (text: string | undefined): string[] => (text ? text.split(' ') : [])
