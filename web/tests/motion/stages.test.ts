import { describe, expect, test } from 'vitest'
import { standing } from '../../src/motion/stage/place.ts'
import { stageOf } from '../../src/motion/stage/stages.ts'
import { happening } from '../tables.ts'

const none = { revolvers: 0, cowboys: 0, white: 0, character: 0, ammunition: 0, variants: 0 }
const view = {
  players: [
    { firepower: none, vp: 40 },
    { firepower: { ...none, revolvers: 2 }, vp: 40 },
  ],
  passed: [1, 0],
}
const rolled = happening('rolled', { at: 'd4', rolls: [[0, 4, 0], [1, 4, 0]] }, 'Dice.') // prettier-ignore
const duel = (more: object) =>
  happening('duel', { at: 'd4', strengths: [[0, 6], [1, 6]], winner: 0, ...more }, 'Ann wins.') // prettier-ignore

describe('a fight', () => {
  test('has both sides with the parts of their firepower, the dice, the stake and the tie', () => {
    const sides = [
      { seat: 0, dice: [4], ...none, cowboys: 2 },
      { seat: 1, dice: [4], ...none, revolvers: 2 },
    ]
    const found = stageOf([rolled, duel({ sides, tie: 'pass-order', stake: { what: 'parcel', price: 3 } })], view)
    expect(found).toMatchObject({ kind: 'fight', at: 'd4', tie: 'pass-order', stake: { what: 'parcel', price: 3 } })
    expect(found?.sides).toEqual([
      { seat: 0, parts: [{ what: 'cowboys', amount: 2 }], dice: [4], total: 6, won: true },
      { seat: 1, parts: [{ what: 'revolvers', amount: 2 }], dice: [4], total: 6, won: false },
    ])
  })

  test('with tiles shows those of 0 as well, but none of whoever has none', () => {
    const tiles = (...rolls: number[][]) => happening('tiles-shown', { at: 'd4', rolls }, 'Tiles.')
    const sides = [
      { seat: 0, dice: [4], ...none },
      { seat: 1, dice: [], ...none },
    ]
    const dice = (...events: Parameters<typeof stageOf>[0]) => stageOf(events, view)?.sides.map((side) => side.dice)
    expect(dice(tiles([0, 4, 0]), tiles([0, 4, 0], [1, 0, 0]), duel({ sides }))).toEqual([[4], [0]])
    expect(dice(tiles([0, 0, 4], [1, 0, 0]), duel({ sides }))).toEqual([[0, 4], [0]])
    expect(dice(tiles([0, 4, 0]), duel({ sides }))).toEqual([[4], []])
  })

  test('of an older game has its firepower in one, unless the table knows the parts', () => {
    const found = stageOf([rolled, duel({})], view)
    expect(found?.sides.map((side) => side.parts)).toEqual([
      [{ what: 'firepower', amount: 2 }],
      [{ what: 'revolvers', amount: 2 }],
    ])
  })

  test('is open while somebody may roll again', () => {
    const found = stageOf([rolled], view)
    expect(found?.sides.map((side) => [side.total, side.won])).toEqual([
      [null, false],
      [null, false],
    ])
  })

  test('with an Outlaw has him as a side', () => {
    const told = { at: 'd3', strengths: [[1, 9]], strength: 10, tie: '', stake: { what: 'outlaw', vp: 3 } }
    const found = stageOf([happening('outlaw-wins', told, 'He wins.')], view)
    expect(found?.kind).toBe('outlaw')
    expect(found?.sides.map((side) => [side.seat, side.total, side.won])).toEqual([
      [1, 9, false],
      [-1, 10, true],
    ])
  })
})

test('bids are in the order of choice, and equal ones say what breaks the tie', () => {
  const players = [{ bonus: 0 }, { bonus: 2 }, { bonus: 0 }]
  const found = stageOf([happening('bids', { values: [3, 5, 3] }, 'Bids.')], { order: [1, 2, 0], players })
  expect(found?.sides.map((side) => [side.seat, side.total])).toEqual([
    [1, 7],
    [2, 3],
    [0, 3],
  ])
  expect(found?.tie).toBe('suits')
})

test('a rodeo has the hats of each enclosure, a robbery its two sides', () => {
  const rodeo = stageOf([happening('rodeo', { winner: 1, scores: [2, 6], sides: [[0, 2], [1, 5]], tie: '' }, 'R.')], view) // prettier-ignore
  expect(rodeo?.sides[1]).toMatchObject({ total: 6, won: true, parts: [{ what: 'enclosure-1', amount: 1 }, { what: 'enclosure-2', amount: 5 }] }) // prettier-ignore
  const robbery = stageOf([happening('attack', { seat: 0, owner: 1, at: 'd4', amount: 5 }, 'A.')], view)
  expect(robbery?.sides.map((side) => side.total)).toEqual([5, -5])
})

test('the end adds up, and of equals whoever passed earlier wins', () => {
  const final = (seat: number, vp: number) => happening('scored-vp', { seat, vp, why: 'final' }, 'VP.')
  const found = stageOf([final(0, 12), final(1, 20)], view)
  expect(found?.tie).toBe('pass-order')
  expect(found?.sides.find((side) => side.won)).toMatchObject({
    seat: 1,
    total: 40,
    parts: [
      { what: 'so-far', amount: 20 },
      { what: 'end', amount: 20 },
    ],
  })
})

test('what is told in words alone has no scene', () => {
  expect(stageOf([happening('built', { seat: 0, at: 'd4', building: 'mine' }, 'B.')], view)).toBeNull()
})

test('a scene stands below its place, above it where there is no room, and always in sight', () => {
  const window = { width: 390, height: 844 }
  const size = { width: 300, height: 200 }
  expect(standing(size, { left: 100, top: 200, width: 40, height: 40 }, window, 60)).toEqual({ left: 8, top: 248 })
  expect(standing(size, { left: 340, top: 700, width: 40, height: 40 }, window, 60)).toEqual({ left: 82, top: 492 })
  expect(standing(size, { left: 100, top: -90, width: 40, height: 40 }, window, 60).top).toBe(352)
  expect(standing(size, null, window, 60)).toEqual({ left: 45, top: 352 })
})
