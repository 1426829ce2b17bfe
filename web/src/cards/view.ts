// What the server shows of The Card Game.
import type { Decision } from '../lib/api.ts'

export interface Laid {
  card: string
  at: string
}

export interface CardPlayer {
  seat: number
  suit: string
  level: string
  bids_left: number[]
  laid: boolean
  bid: number
  bonus: number
  has_turn: boolean
  takes_two: boolean
  characters: string[]
  used: string[]
  city: Laid[]
  kept: string[]
  sold: string[]
}

export interface CardView {
  seat: number | null
  era: number
  round: number
  decision: Decision | null
  offer: string[]
  back: string[]
  skull: boolean
  characters_left: number
  terrain_left: number
  gone: string[]
  players: CardPlayer[]
  my_bid: number
}
