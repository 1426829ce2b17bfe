import { expect, test } from 'vitest'
import type { CardView } from '../../src/cards/view.ts'
import { handAt, orderedNow, stillWished, type Wish } from '../../src/story/orders.ts'
import { choice, choices } from '../tables.ts'

const NOTHING: Wish = { bid: null, consent: null, pass: false, single: false }
const view = (more: object) =>
  ({ era: 1, my_bid: null, players: [{ bids_left: [2, 5, 7] }], ...more }) as unknown as CardView

test('the bids that can be ordered are those left, without the one that lies face down', () => {
  expect(handAt(view({ my_bid: 5 }), 0)).toEqual([2, 7])
})

test('after the last bid of Era I, all of them can be ordered; in Era II none is left', () => {
  const players = [{ bids_left: [5] }]
  expect(handAt(view({ era: 0, my_bid: 5, players }), 0)).toHaveLength(9)
  expect(handAt(view({ era: 1, my_bid: 5, players }), 0)).toEqual([])
})

test('an order given while it is asked for is done at once', () => {
  expect(orderedNow({ ...NOTHING, bid: 7 }, choices('bid 5', 'bid 7'), 'bid')).toMatchObject({ value: 7 })
  expect(orderedNow({ ...NOTHING, bid: 9 }, choices('bid 5', 'bid 7'), 'bid')).toBeNull()
})

test('an order to pass passes only where cowboys are placed', () => {
  const pass = choices('cowboy a1', 'pass')
  expect(orderedNow({ ...NOTHING, pass: true }, pass, 'cowboy')).toMatchObject({ kind: 'pass' })
  expect(orderedNow({ ...NOTHING, pass: true }, pass, 'build')).toBeNull()
})

test('the only answer is given by itself, if that was ordered', () => {
  expect(orderedNow({ ...NOTHING, single: true }, [choice('pass')], 'build')).toMatchObject({ kind: 'pass' })
  expect(orderedNow({ ...NOTHING, single: true }, choices('pass', 'cowboy a1'), 'build')).toBeNull()
})

test('what was changed while an order was on its way is still to be given', () => {
  expect(stillWished({ bid: 3, pass: true }, { bid: 2, pass: true })).toEqual({ bid: 3 })
})
