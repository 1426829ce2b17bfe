import { expect, test } from 'vitest'
import { answersAt, type Answers, sorted as sortedChoices, wishAt } from '../../src/board/asking.ts'
import type { BoardView } from '../../src/board/view.ts'
import { choices, textOf } from '../tables.ts'

const NOTHING = { people: new Set<string>(), lifted: '', bought: '' }
const view = { ground: ['house', ...Array.from({ length: 63 }, () => 'free')] } as unknown as BoardView

const sorted = (texts: string[], sorting: typeof NOTHING): Answers => sortedChoices(choices(...texts), sorting)
const texts = (offers: { text: string }[]): string[] => offers.map((one) => one.text)

test('answers lie on parcels, spaces, lines, characters, or nowhere', () => {
  const people = new Set(['sheriff'])
  const found = sorted(
    ['claim d4', 'build saloon e5', 'cowboy wages', 'road d4n', 'choose sheriff', 'horse 2', 'pass'],
    { ...NOTHING, people },
  )
  expect(texts(answersAt(found, 'd4'))).toEqual(['claim d4'])
  expect(texts(answersAt(found, 'e5'))).toEqual(['build saloon e5'])
  expect(texts(answersAt(found, 'wages'))).toEqual(['cowboy wages'])
  expect(texts(answersAt(found, 'd4n'))).toEqual(['road d4n'])
  expect(texts(answersAt(found, 'enclosure-2'))).toEqual(['horse 2'])
  expect(found.people.get('sheriff')?.text).toBe('choose sheriff')
  expect(texts(found.others)).toEqual(['pass'])
})

test('a cowboy that may be moved is taken up first, and then only its moves are answers', () => {
  const actions = ['shift d4 e5', 'shift d4 wages', 'withdraw d4', 'shift a1 a2', 'pass']
  const before = sorted(actions, NOTHING)
  expect(texts(answersAt(before, 'd4'))).toEqual(['lift-d4'])
  expect(texts(answersAt(before, 'e5'))).toEqual([])
  const after = sorted(actions, { ...NOTHING, lifted: 'd4' })
  expect(texts(answersAt(after, 'e5'))).toEqual(['shift d4 e5'])
  expect(texts(answersAt(after, 'wages'))).toEqual(['shift d4 wages'])
  expect(texts(answersAt(after, 'a1'))).toEqual([])
  expect(texts(after.others)).toEqual(['withdraw d4'])
})

test('the building that may be bought can be pointed at, and buying stays a button', () => {
  const found = sorted(['buy saloon', 'pass'], { ...NOTHING, bought: 'buy-8' })
  expect(texts(answersAt(found, 'buy-8'))).toEqual(['buy saloon'])
  expect(texts(found.others)).toEqual(['buy saloon', 'pass'])
})

test('a building taken from the track is chosen on its space; any other option is a button', () => {
  const found = sorted(
    ['choose from-3', 'choose from-12', 'choose d4', 'choose from-the-bag', 'choose decline'],
    NOTHING,
  )
  expect(texts(answersAt(found, 'buy-3'))).toEqual(['choose from-3'])
  expect(texts(answersAt(found, 'buy-12'))).toEqual(['choose from-12'])
  expect(texts(answersAt(found, 'd4'))).toEqual(['choose d4'])
  expect(texts(found.others)).toEqual(['choose from-the-bag', 'choose decline'])
})

test.each([
  ['cowboy', 'wages', 'cowboy wages'],
  ['claim', 'd4', 'claim d4'],
  ['claim', 'wages', ''],
  ['build', 'd4', 'build saloon d4'],
  ['house', 'd4', 'house d4'],
  ['house', 'a1', 'townhouse a1'],
  ['horse', 'enclosure-2', 'horse 2'],
  ['horse', 'd4', ''],
  ['duel-order', 'd4', 'choose d4'],
  ['spend', 'd4', ''],
])('asked for %s, a click on %s means "%s"', (kind, place, wish) => {
  const found = wishAt(place, { kind, about: { kinds: ['saloon', 'bank'] } }, view)
  expect(found ? textOf(found) : '').toBe(wish)
})
