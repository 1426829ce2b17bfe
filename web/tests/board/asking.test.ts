import { expect, test } from 'vitest'
import { answersAt, kindsAsked, sorted, wishAt } from '../../src/board/asking.ts'
import type { BoardView } from '../../src/board/view.ts'

const NOTHING = { people: new Set<string>(), lifted: '', bought: '' }
const view = { ground: ['house', ...Array.from({ length: 63 }, () => 'free')] } as unknown as BoardView

test('answers lie on parcels, spaces, lines, characters, or nowhere', () => {
  const people = new Set(['sheriff'])
  const found = sorted(
    ['claim d4', 'build saloon e5', 'cowboy wages', 'road d4n', 'choose sheriff', 'horse b', 'pass'],
    { ...NOTHING, people },
  )
  expect(answersAt(found, 'd4')).toEqual(['claim d4'])
  expect(answersAt(found, 'e5')).toEqual(['build saloon e5'])
  expect(answersAt(found, 'wages')).toEqual(['cowboy wages'])
  expect(answersAt(found, 'd4n')).toEqual(['road d4n'])
  expect(answersAt(found, 'enclosure-b')).toEqual(['horse b'])
  expect([...found.people]).toEqual([['sheriff', 'choose sheriff']])
  expect(found.others).toEqual(['pass'])
})

test('a cowboy that may be moved is taken up first, and then only its moves are answers', () => {
  const actions = ['shift d4 e5', 'shift d4 wages', 'withdraw d4', 'shift a1 a2', 'pass']
  const before = sorted(actions, NOTHING)
  expect(answersAt(before, 'd4')).toEqual(['lift d4'])
  expect(answersAt(before, 'e5')).toEqual([])
  const after = sorted(actions, { ...NOTHING, lifted: 'd4' })
  expect(answersAt(after, 'e5')).toEqual(['shift d4 e5'])
  expect(answersAt(after, 'wages')).toEqual(['shift d4 wages'])
  expect(answersAt(after, 'a1')).toEqual([])
  expect(after.others).toEqual(['withdraw d4'])
})

test('the building that may be bought can be pointed at, and buying stays a button', () => {
  const found = sorted(['buy', 'pass'], { ...NOTHING, bought: 'buy-8' })
  expect(answersAt(found, 'buy-8')).toEqual(['buy'])
  expect(found.others).toEqual(['buy', 'pass'])
})

test.each([
  ['cowboy', 'wages', 'cowboy wages'],
  ['claim', 'd4', 'claim d4'],
  ['claim', 'wages', ''],
  ['build', 'd4', 'build saloon d4'],
  ['house', 'd4', 'house d4'],
  ['house', 'a1', 'townhouse a1'],
  ['horse', 'enclosure-b', 'horse b'],
  ['horse', 'd4', ''],
  ['duel-order', 'd4', 'choose d4'],
  ['spend', 'd4', ''],
])('asked for %s, a click on %s means "%s"', (kind, place, wish) => {
  expect(wishAt(place, { kind, about: { kinds: ['saloon', 'bank'] } }, view)).toBe(wish)
})

test('the kinds of building that a question names', () => {
  expect(kindsAsked({ about: { kinds: ['saloon'] } })).toEqual(['saloon'])
  expect(kindsAsked({ about: {} })).toEqual([])
  expect(kindsAsked(null)).toEqual([])
})
