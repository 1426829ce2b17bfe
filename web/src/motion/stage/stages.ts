// What a scene over the table shows: who takes part, with what, how strong that makes them, what it was about and what broke a
// tie. All of it is told by the events and by the table as everybody sees it.
import type { Happening } from '../../api/requests.ts'
import type { BoardView } from '../../board/view.ts'
import type { CardView } from '../../cards/view.ts'
import { isFinal } from '../drama.ts'

export interface Part {
  what: string
  amount: number
}

export interface Side {
  /** -1 for an Outlaw. */
  seat: number
  parts: Part[]
  /** Dice or duel tiles, or the bid card. */
  dice: number[]
  /** null while it is open. */
  total: number | null
  won: boolean
}

export interface Stake {
  what: string
  building?: string
  owner?: number
  price?: number
  amount?: number
  unit?: string
  vp?: number
}

export interface Stage {
  kind: 'fight' | 'outlaw' | 'arrival' | 'rodeo' | 'robbery' | 'bids' | 'end'
  at: string
  sides: Side[]
  /** Duel tiles instead of dice. */
  tiles: boolean
  stake: Stake | null
  tie: string
  strength: number
}

type Told = Record<string, unknown>
type Fighter = { seat: number; dice: number[] } & Record<string, number>
const POWERS = ['revolvers', 'cowboys', 'white', 'character', 'ammunition', 'variants']
const FIGHTS = new Set(['duel', 'outlaw-wins', 'outlaw-beaten'])
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
const EMPTY: Omit<Stage, 'kind' | 'sides'> = { at: '', tiles: false, stake: null, tie: '', strength: 0 }

/** null where the scene is better told in words alone. */
export function stageOf(events: readonly Happening[], view: unknown): Stage | null {
  const find = (kind: string) => events.find((event) => event.kind === kind)?.data as Told | undefined
  const fight = events.find((event) => FIGHTS.has(event.kind))
  // Tiles are told twice where one player lays after having seen the others': all of them the second time.
  const tiles = events.findLast((event) => event.kind === 'tiles-shown')?.data as Told | undefined
  const armed = find('rolled') ?? tiles
  if (fight ?? armed) return fought(fight, armed, tiles !== undefined, view as BoardView)
  const rodeo = find('rodeo')
  if (rodeo) return ridden(rodeo)
  const attack = find('attack')
  if (attack) return robbed(attack)
  const outlaws = find('outlaws')
  if (outlaws)
    return {
      ...EMPTY,
      kind: 'arrival',
      sides: [],
      strength: Number(outlaws['strength']),
      stake: { what: 'outlaw', vp: Number(outlaws['vp']) },
    }
  const bids = find('bids')
  if (bids) return bidden(bids, view as CardView)
  const scored = find('scored')
  if (scored) return ended(scored['scores'] as number[], () => [])
  const final = events.filter(isFinal)
  return final.length ? counted(final, view as BoardView) : null
}

function fought(fight: Happening | undefined, armed: Told | undefined, tiles: boolean, view: BoardView): Stage {
  const told = (fight?.data ?? {}) as Told
  const strengths = new Map((told['strengths'] as [number, number][] | undefined) ?? [])
  // 0 is no die and no second tile, but a tile.
  const thrown = (dice: number[]) => dice.filter((die, number) => die > 0 || (tiles && number === 0))
  const rolls = new Map(
    ((armed?.['rolls'] ?? []) as [number, ...number[]][]).map(([seat, ...dice]) => [seat, thrown(dice)]),
  )
  const known = told['sides'] as Fighter[] | undefined
  const winner = fight?.kind === 'outlaw-wins' ? -1 : Number(told['winner'] ?? told['seat'] ?? -2)
  const seats = strengths.size ? [...strengths.keys()] : [...rolls.keys()]
  const sides: Side[] = seats.map((seat) => {
    const own = known?.find((side) => side.seat === seat)
    const dice = (tiles ? undefined : own?.dice) ?? rolls.get(seat) ?? []
    const total = strengths.get(seat) ?? null
    return { seat, parts: partsOf(own, seat, view, total, dice), dice, total, won: seat === winner }
  })
  const strength = Number(told['strength'] ?? 0)
  if (strength) sides.push({ seat: -1, parts: [], dice: [], total: strength, won: winner === -1 })
  return {
    kind: strength ? 'outlaw' : 'fight',
    at: (told['at'] ?? armed?.['at'] ?? '') as string,
    sides,
    tiles,
    stake: (told['stake'] as Stake | undefined) ?? null,
    tie: (told['tie'] as string | undefined) ?? '',
    strength,
  }
}

/** Older games are told without parts: then the table knows them, or all of it is one. */
function partsOf(
  own: Fighter | undefined,
  seat: number,
  view: BoardView,
  total: number | null,
  dice: number[],
): Part[] {
  const found = (own ?? view.players[seat]?.firepower ?? {}) as unknown as Record<string, number>
  const parts = POWERS.map((what) => ({ what, amount: found[what] ?? 0 })).filter((part) => part.amount)
  const power = total === null ? null : total - sum(dice)
  if (power === null || sum(parts.map((part) => part.amount)) === power) return parts
  return power ? [{ what: 'firepower', amount: power }] : []
}

function ridden(told: Told): Stage {
  const pens = told['sides'] as number[][] | undefined
  const sides = (told['scores'] as number[]).map((total, seat) => ({
    seat,
    parts: (pens?.[seat] ?? [])
      .map((amount, pen) => ({ what: `enclosure-${pen + 1}`, amount }))
      .filter(({ amount }) => amount),
    dice: [],
    total,
    won: seat === told['winner'],
  }))
  return { ...EMPTY, kind: 'rodeo', sides, tie: (told['tie'] as string | undefined) ?? '' }
}

function robbed(told: Told): Stage {
  const amount = Number(told['amount'])
  const side = (seat: unknown, total: number, won: boolean) => ({ seat: Number(seat), parts: [], dice: [], total, won })
  return {
    ...EMPTY,
    kind: 'robbery',
    at: String(told['at']),
    sides: [side(told['seat'], amount, true), side(told['owner'], -amount, false)],
  }
}

/** In the order of choice, where it is known. */
function bidden(told: Told, view: CardView): Stage {
  const values = told['values'] as number[]
  const seats = view.order.length ? view.order : values.map((_, seat) => seat)
  const sides = seats.map((seat) => {
    const bonus = view.players[seat]?.bonus ?? 0
    const parts = bonus ? [{ what: 'bonus', amount: bonus }] : []
    return { seat, parts, dice: [values[seat] ?? 0], total: (values[seat] ?? 0) + bonus, won: false }
  })
  const totals = sides.map((side) => side.total)
  return { ...EMPTY, kind: 'bids', sides, tie: new Set(totals).size < totals.length ? 'suits' : '' }
}

function counted(final: Happening[], view: BoardView): Stage {
  const added = new Map(final.map(({ data }) => [(data as Told)['seat'], Number((data as Told)['vp'])]))
  const totals = view.players.map((player) => player.vp)
  const parts = (seat: number) => {
    const end = added.get(seat) ?? 0
    return [
      { what: 'so-far', amount: (totals[seat] ?? 0) - end },
      { what: 'end', amount: end },
    ]
  }
  const stage = ended(totals, parts)
  // BG-10.2: of equals, whoever passed earlier in the last round.
  const best = stage.sides.filter((side) => side.won).map((side) => side.seat)
  if (best.length < 2) return stage
  const first = view.passed.find((seat) => best.includes(seat))
  return { ...stage, tie: 'pass-order', sides: stage.sides.map((side) => ({ ...side, won: side.seat === first })) }
}

function ended(totals: number[], parts: (seat: number) => Part[]): Stage {
  const best = Math.max(...totals)
  const sides = totals
    .map((total, seat) => ({ seat, parts: parts(seat), dice: [], total, won: total === best }))
    .sort((a, b) => b.total - a.total)
  return { ...EMPTY, kind: 'end', sides }
}
