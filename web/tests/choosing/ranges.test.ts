import { expect, test } from 'vitest'
import type { Action } from '../../src/api/actions.ts'
import { mayBe } from '../../src/choosing/ranges.ts'
import { choice, choices } from '../tables.ts'

const ranges = { cowboys: [1, 6], revolvers: [0, 3], roads: [0, 4], parcels: [0, 4], bid: [0, 40] }
const ranged = { kind: 'sheet', about: { ranges } }

test('an answer within the ranges may be given, whether it was told or not', () => {
  expect(mayBe(ranged, [], choice('sheet 6 0 0 0 40'))).toBe(true)
  expect(mayBe(ranged, [], choice('sheet 7 0 0 0 0'))).toBe(false)
  expect(mayBe(ranged, [], choice('sheet 0 0 0 0 0'))).toBe(false)
  expect(mayBe(ranged, [], choice('sheet 1 0 0 0'))).toBe(false)
  expect(mayBe(ranged, [], { ...choice('sheet 1 0 0 0 0'), bid: '0' } as unknown as Action)).toBe(false)
})

test('any other answer has to be among those told', () => {
  expect(mayBe(ranged, choices('pass'), choice('pass'))).toBe(true)
  expect(mayBe(ranged, [], choice('pass'))).toBe(false)
  expect(mayBe({ kind: 'spend' }, choices('spend 1'), choice('spend 2'))).toBe(false)
  expect(mayBe(null, choices('pass'), choice('pass'))).toBe(true)
})
