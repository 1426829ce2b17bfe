import { expect, test } from 'vitest'
import { momentsOf, paced, scenesOf, type Moment } from '../../src/motion/scenes.ts'
import { happening, move, undo } from '../tables.ts'

const moment = (of: number, kind: string, data: object, text = `${kind}.`): Moment => ({
  event: happening(kind, data, text),
  text,
  move: of,
})
const texts = (moments: Moment[]) => scenesOf(moments).map((scene) => scene.text)

test('only what is told in words is shown', () => {
  const entries = [move(1, 0, happening('paid', { seat: 0 }, 'Ann pays $4.'), happening('hidden', {}))]
  expect(momentsOf(entries)).toMatchObject([{ text: 'Ann pays $4.', move: 1 }])
})

test('where something was taken back there is nothing to follow', () => {
  expect(momentsOf([move(1, 0, happening('paid', { seat: 0 }, 'Ann pays $4.')), undo(2, 0)])).toEqual([])
})

test('what one player does in one move is one scene, with all of its places', () => {
  const found = scenesOf([
    moment(1, 'paid', { seat: 0 }, 'Ann pays $8.'),
    moment(1, 'built', { seat: 0, at: 'd4' }, 'Ann builds a Ranch.'),
    moment(1, 'house', { seat: 0, at: 'd5' }, 'Ann builds a House.'),
    moment(2, 'built', { seat: 1, at: 'e5' }, 'Bob builds a Bank.'),
  ])
  expect(found.map(({ text, spot, seat }) => [text, spot, seat])).toEqual([
    ['Ann pays $8. Ann builds a Ranch. Ann builds a House.', 'd4 d5', 0],
    ['Bob builds a Bank.', 'e5', 1],
  ])
})

test('what comes to everybody in turn is one scene, about nobody', () => {
  const [scene, ...more] = scenesOf([0, 1, 2].map((seat) => moment(seat, 'new-cowboys', { seat }, `${seat}.`)))
  expect(more).toEqual([])
  expect([scene?.text, scene?.seat]).toEqual(['0. 1. 2.', -1])
})

test('a cowboy that bought nothing is shown where it stood', () => {
  const [scene] = scenesOf([moment(1, 'bought-nothing', { seat: 0, at: 'buy-5', why: 'declined' })])
  expect([scene?.spot, scene?.seat]).toEqual(['buy-5', 0])
})

test('of a card that is placed, the card is the spot, for every city has the same places', () => {
  const [scene] = scenesOf([moment(1, 'placed', { seat: 0, card: 'saloon-1', at: 'b2' })])
  expect(scene?.spot).toBe('saloon-1')
})

test('cowboys are shown one by one while there is time, and together where much is waiting', () => {
  const some = (count: number) =>
    Array.from({ length: count }, (_, index) => moment(index, 'cowboy', { seat: index % 2, at: 'wages' }, `${index}.`))
  expect(texts(some(3))).toEqual(['0.', '1.', '2.'])
  expect(texts(some(20))).toEqual(['0. 1. 2. 3. 4. 5.', '6. 7. 8. 9. 10. 11.', '12. 13. 14. 15. 16. 17.', '18. 19.'])
})

test('dice and the end of their duel are one scene that tells the end', () => {
  const rolled = moment(1, 'rolled', { at: 'd4' }, 'Dice.')
  const duel = moment(1, 'duel', { at: 'd4', winner: 1 }, 'Bob wins.')
  expect(texts([rolled, duel])).toEqual(['Bob wins.'])
  const busy = Array.from({ length: 9 }, (_, index) => moment(index + 2, 'attack', { seat: index }, `${index}.`))
  expect(texts([rolled, duel, ...busy])[0]).toBe('Bob wins.')
  const elsewhere = moment(1, 'duel', { at: 'e5', winner: 1 }, 'Bob wins.')
  expect(texts([rolled, elsewhere, ...busy])[0]).toBe('Dice.')
})

test('a scene has no more words than can be read', () => {
  const long = 'x'.repeat(70)
  expect(scenesOf([1, 2].map(() => moment(1, 'paid', { seat: 0 }, long)))).toHaveLength(2)
})

const seconds = (scenes: { length: number }[]) => paced(scenes as never).reduce((a, b) => a + b, 0)
const attacks = (count: number) =>
  scenesOf(Array.from({ length: count }, (_, index) => moment(index, 'attack', { seat: index }, `${index}.`)))

test('little takes its usual time, more takes 9 seconds, and very much never more than 24', () => {
  expect(paced(attacks(2))).toEqual([1.5, 1.5])
  expect(seconds(attacks(8))).toBeCloseTo(9)
  expect(seconds(attacks(20))).toBeCloseTo(20 * 0.7)
  expect(seconds(attacks(100))).toBeCloseTo(24)
})
