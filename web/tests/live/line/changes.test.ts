import { expect, test } from 'vitest'
import { type Change, changed, positionFrom } from '../../../src/live/line/changes.ts'
import { position, table } from '../../tables.ts'

const cases: [what: string, before: unknown, change: Change, after: unknown][] = [
  ['another value', 1, [2], 2],
  ['nothing in place of something', { a: 1 }, [null], null],
  ['a list in place of a value', 'a', [['b']], ['b']],
  ['an object in place of an object', { a: 1 }, [{ b: 1 }], { b: 1 }],
  ['some fields', { a: 1, b: [], c: 'x' }, { a: [null], c: ['y'] }, { a: null, b: [], c: 'y' }],
  ['some elements', [1, 2, 3], { 0: [7], 2: [[]] }, [7, 2, []]],
  ['fields of elements', [{ a: 1, b: 2 }, { a: 3 }], { 0: { b: [5] } }, [{ a: 1, b: 5 }, { a: 3 }]],
  ['more elements', [1, 4], [1, 0, [2, 3]], [1, 2, 3, 4]],
  ['fewer elements', [1, 2, 3, 4], [1, 2, []], [1, 4]],
  ['other elements', [1, 2, 3], [0, 2, [9]], [9, 3]],
  ['the first elements', [], [0, 0, ['a', 'b']], ['a', 'b']],
  ['no change', { a: 1 }, {}, { a: 1 }],
]

test.each(cases)('%s', (_, before, change, after) => {
  const kept = JSON.stringify(before)
  expect(changed(before, change)).toEqual(after)
  expect(JSON.stringify(before)).toBe(kept)
})

test('what has not changed is the same object as before', () => {
  const before = { players: [{ parcels: ['a1'], money: 3 }, { money: 4 }], ground: ['hill'] }
  const after = changed(before, { players: { 0: { money: [2] } } }) as typeof before
  expect(after).not.toBe(before)
  expect(after.ground).toBe(before.ground)
  expect(after.players[1]).toBe(before.players[1])
  expect(after.players[0]).not.toBe(before.players[0])
  expect(after.players[0]?.parcels).toBe(before.players[0]?.parcels)
})

const shown = position({ round: 1 }, { table: table({ seq: 4 }) })
const news = {
  type: 'changes',
  seat: 0,
  after: 4,
  seq: 5,
  question: 6,
  asked: 'What now?',
  changes: { round: [2] },
  choices: [],
  undo: 5,
  entries: [],
} as unknown as Parameters<typeof positionFrom>[1]

test('a position is the one before with its changes', () => {
  const { after: _after, changes: _changes, ...rest } = news
  expect(positionFrom(shown, news)).toEqual({ ...rest, type: 'position', view: { round: 2 } })
})

test.each([
  ['nothing is shown', null],
  ['no game is shown', position(null, { table: table({ seq: 4 }) })],
  ['another seat is shown', { ...shown, seat: 1 }],
  ['an earlier position is shown', { ...shown, table: table({ seq: 3 }) }],
])('there is none where %s', (_, before) => {
  expect(positionFrom(before, news)).toBe(null)
})
