import { expect, test } from 'vitest'
import { mayBe } from '../../src/choosing/ranges.ts'

const ranged = { kind: 'spend', about: { ranges: { dollars: [1, 20], cowboys: [0, 3] } } }

test('an answer within the ranges may be given, whether it was told or not', () => {
  expect(mayBe(ranged, [], 'spend 20 0')).toBe(true)
  expect(mayBe(ranged, [], 'spend 21 0')).toBe(false)
  expect(mayBe(ranged, [], 'spend 0 0')).toBe(false)
  expect(mayBe(ranged, [], 'spend 5')).toBe(false)
  expect(mayBe(ranged, [], 'spend five 0')).toBe(false)
})

test('any other answer has to be among those told', () => {
  expect(mayBe(ranged, ['pass'], 'pass')).toBe(true)
  expect(mayBe(ranged, [], 'pass')).toBe(false)
  expect(mayBe({ kind: 'spend' }, ['spend 1'], 'spend 2')).toBe(false)
  expect(mayBe(null, ['pass'], 'pass')).toBe(true)
})
