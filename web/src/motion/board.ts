// How one event changes what lies on the board game's table. Only what can be seen is followed, and only roughly: when all
// events have been shown the table is what the server says it is.
import type { Happening } from '../api/requests.ts'
import type { BoardPlayer, BoardView, Standing } from '../board/view.ts'
import { indexOf } from '../board/map/ground.ts'

type Data = Record<string, unknown>
type Change = (view: BoardView, data: Data, after: BoardView) => Partial<BoardView>

const number = (data: Data, name: string): number => Number(data[name] ?? -1)
const text = (data: Data, name: string): string => (data[name] as string | undefined) ?? ''

function player(view: BoardView, seat: number, change: (one: BoardPlayer) => Partial<BoardPlayer>): Partial<BoardView> {
  return { players: view.players.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) }
}

const money = (view: BoardView, seat: number, by: number) => player(view, seat, (one) => ({ money: one.money + by }))

/** What follows from the map for everybody, as it will be when all is done. */
function following(view: BoardView, after: BoardView): Partial<BoardView> {
  return {
    players: view.players.map((one) => {
      const then = after.players.find((other) => other.seat === one.seat)
      return then
        ? {
            ...one,
            next_income: then.next_income,
            firepower: then.firepower,
            parcels: then.parcels,
            tiles: then.tiles,
            kept: then.kept,
          }
        : one
    }),
  }
}

function put(view: BoardView, parcel: string, kind: string, after: BoardView): Partial<BoardView> {
  const index = indexOf(parcel)
  return {
    ground: view.ground.with(index, kind),
    income: view.income.with(index, after.income[index] ?? 0),
    ...following(view, after),
  }
}

function without(standing: Standing[], place: string, gone: (seat: number) => boolean): Standing[] {
  return standing.filter((one) => one.place !== place || !gone(one.seat))
}

const CHANGES: Record<string, Change> = {
  claimed: (view, data, after) => {
    const parcel = text(data, 'parcel')
    const owner = view.owner.with(indexOf(parcel), number(data, 'seat'))
    return { owner, standing: without(view.standing, parcel, () => true), ...following(view, after) }
  },
  road: (view, data) => ({
    roads: [...view.roads, text(data, 'line')],
    ...player(view, number(data, 'seat'), (one) => ({ roads: Math.max(0, one.roads - 1) })),
  }),
  roads: (view, data) => player(view, number(data, 'seat'), (one) => ({ roads: one.roads + number(data, 'count') })),
  character: (view, data, after) => {
    const taken = after.characters.find((one) => one.name === data['character'])
    return {
      characters: view.characters.map((one) =>
        one.number === taken?.number ? { ...one, taken: number(data, 'seat') } : one,
      ),
    }
  },
  cowboy: (view, data) => {
    const place = text(data, 'at')
    const seat = number(data, 'seat')
    const here = view.standing.find((one) => one.place === place && one.seat === seat)
    const standing = here
      ? view.standing.map((one) => (one === here ? { ...one, count: one.count + 1 } : one))
      : [...view.standing, { place, seat, count: 1, token: '' }]
    return { standing, ...player(view, seat, (one) => ({ cowboys: Math.max(0, one.cowboys - 1) })) }
  },
  passed: (view, data) => ({ passed: [...view.passed, number(data, 'seat')] }),
  duel: (view, data) => {
    const fought = new Set((data['strengths'] as [number, number][]).map(([seat]) => seat))
    return { standing: without(view.standing, text(data, 'at'), (seat) => fought.has(seat) && seat !== data['winner']) }
  },
  'made-way': (view, data) => ({ standing: without(view.standing, text(data, 'at'), (seat) => seat === data['seat']) }),
  'bought-nothing': (view, data) => ({
    standing: without(view.standing, text(data, 'at'), (seat) => seat === data['seat']),
  }),
  bought: (view, data) => {
    const index = view.track.findIndex((offer) => offer.building === data['building'])
    return { track: view.track.filter((_, place) => place !== index) }
  },
  built: (view, data, after) => put(view, text(data, 'at'), text(data, 'building'), after),
  house: (view, data, after) => put(view, text(data, 'at'), 'house', after),
  townhouse: (view, data, after) => put(view, text(data, 'at'), 'townhouse', after),
  'city-hall-built': (view, data, after) => put(view, text(data, 'at'), 'city_hall', after),
  'city-hall-declined': (view, data) => ({
    standing: without(view.standing, view.city_hall, (seat) => seat === data['seat']),
  }),
  earned: (view, data) => money(view, number(data, 'seat'), number(data, 'amount')),
  paid: (view, data) => money(view, number(data, 'seat'), -number(data, 'amount')),
  'handed-over': (view, data) => {
    const given = { ...view, ...money(view, number(data, 'giver'), -number(data, 'amount')) }
    return money(given, number(data, 'taker'), number(data, 'amount'))
  },
  'scored-vp': (view, data) => player(view, number(data, 'seat'), (one) => ({ vp: one.vp + number(data, 'vp') })),
  'new-cowboys': (view, data) => ({
    standing: view.standing.filter((one) => one.seat !== data['seat']),
    ...player(view, number(data, 'seat'), () => ({ cowboys: number(data, 'count') })),
  }),
  'outlaw-arrives': (view, data) => ({ outlaws: [...view.outlaws, text(data, 'at')] }),
  'outlaw-beaten': (view, data) => ({ outlaws: view.outlaws.filter((place) => place !== data['at']) }),
  track: (_view, _data, after) => ({ track: after.track }),
  'turn-order': (view, data) => ({ order: data['seats'] as number[], passed: view.passed.length ? [] : view.passed }),
  'round-begins': (_view, data) => ({ round: number(data, 'round') }),
}

export function afterEvent(view: BoardView, event: Happening, after: BoardView): BoardView {
  const change = CHANGES[event.kind]
  return change ? { ...view, ...change(view, event.data, after) } : view
}
