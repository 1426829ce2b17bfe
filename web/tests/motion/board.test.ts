import { expect, test } from 'vitest'
import type { BoardView } from '../../src/board/view.ts'
import { afterEvent } from '../../src/motion/board.ts'
import { happening } from '../tables.ts'

const standing = (place: string, seat: number, count = 1) => ({ place, seat, count, token: '' })
const player = (seat: number) => ({ seat, money: 10, vp: 0, roads: 2, cowboys: 3 })
const view = {
  players: [player(0), player(1)],
  standing: [standing('d4', 0), standing('d4', 1), standing('wages', 1)],
  ground: Array.from({ length: 64 }, () => 'free'),
  owner: Array.from({ length: 64 }, () => -1),
  income: Array.from({ length: 64 }, () => 0),
  roads: [] as string[],
  passed: [0],
  order: [0, 1],
  outlaws: [] as string[],
  track: [{ building: 'bank', price: 4 }],
  round: 1,
} as unknown as BoardView
const after = { ...view, income: view.income.with(27, 6) }
const then = (kind: string, data: object) => afterEvent(view, happening(kind, data), after)

test('whoever claims a parcel owns it, and nobody stands there any more', () => {
  const found = then('claimed', { seat: 1, parcel: 'd4' })
  expect(found.owner[27]).toBe(1)
  expect(found.standing).toEqual([standing('wages', 1)])
})

test('a cowboy is added to those that stand there, and taken from the stock', () => {
  expect(then('cowboy', { seat: 1, at: 'wages' }).standing).toContainEqual(standing('wages', 1, 2))
  expect(then('cowboy', { seat: 0, at: 'wages' }).standing).toContainEqual(standing('wages', 0))
  expect(then('cowboy', { seat: 0, at: 'wages' }).players.map((one) => one.cowboys)).toEqual([2, 3])
})

test('after a duel only the winner stands there', () => {
  const found = then('duel', {
    at: 'd4',
    winner: 1,
    strengths: [
      [0, 4],
      [1, 6],
    ],
  })
  expect(found.standing).toEqual([standing('d4', 1), standing('wages', 1)])
})

test('a cowboy that bought nothing leaves', () => {
  expect(then('bought-nothing', { seat: 1, at: 'wages', why: 'declined' }).standing).toHaveLength(2)
})

test('what is built stands there, with the income that it will have', () => {
  const found = then('built', { at: 'd4', building: 'saloon', seat: 0 })
  expect([found.ground[27], found.income[27]]).toEqual(['saloon', 6])
})

test('money goes from hand to hand', () => {
  const money = (kind: string, data: object) => then(kind, data).players.map((one) => one.money)
  expect(money('paid', { seat: 0, amount: 4 })).toEqual([6, 10])
  expect(money('earned', { seat: 1, amount: 4 })).toEqual([10, 14])
  expect(money('handed-over', { giver: 0, taker: 1, amount: 4 })).toEqual([6, 14])
})

test('a road is laid and taken from the stock', () => {
  const found = then('road', { seat: 0, line: 'd4n' })
  expect([found.roads, found.players[0]?.roads]).toEqual([['d4n'], 1])
})

test('a new order forgets who passed', () => {
  expect(then('turn-order', { seats: [1, 0] })).toMatchObject({ order: [1, 0], passed: [] })
})

test('an event that changes nothing in sight leaves the view as it is', () => {
  expect(then('no-such-kind', {})).toBe(view)
})
