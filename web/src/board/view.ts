// What the server shows of the board game.
import type { Decision } from '../lib/api.ts'

export interface Firepower {
  revolvers: number
  cowboys: number
  white: number
  character: number
  ammunition: number
  variants: number
}

export interface BoardPlayer {
  seat: number
  money: number
  vp: number
  firepower: Firepower
  cowboys: number
  general: number
  tiles: number
  roads: number
  kept: string[]
  dynamite: number
  no_duel: number
  character: number
  plays: number
  limit: number
  used: boolean
  parcels: string[]
  next_income: number
  doubled: string
  earned: number
  agrees: boolean
  refuses: boolean
}

export interface Standing {
  place: string
  seat: number
  count: number
  token: string
}

export interface BoardView {
  seat: number | null
  round: number
  decision: Decision | null
  ground: string[]
  owner: number[]
  income: number[]
  linked: boolean[]
  roads: string[]
  city_hall: string
  occupant: number
  track: { building: string; price: number; open: boolean }[]
  bag: Record<string, number>
  characters: { number: number; name: string; side: string; limit: number; taken: number }[]
  order: number[]
  passed: number[]
  standing: Standing[]
  closed: string[]
  white: string
  players: BoardPlayer[]
  river: string[]
  outlaws: string[]
}

export function firepower(player: BoardPlayer): number {
  return Object.values(player.firepower).reduce((sum, part) => sum + part, 0)
}
