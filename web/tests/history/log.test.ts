import { expect, test } from 'vitest'
import { chaptersOf, concerned, doneTo, movesOf, seatsAt } from '../../src/history/log.ts'
import { changes, sinceOwn } from '../../src/history/since.ts'
import { happening, move, table, undo } from '../tables.ts'

const said = (kind: string, data: object, text: string) => happening(kind, data, text)

test('a move that was taken back does not count, and the others have other numbers', () => {
  const log = [move(1, 0), move(2, 1), undo(3, 0), move(4, 0)]
  expect(movesOf(log).map((entry) => entry.seq)).toEqual([2, 4])
})

test('a seat takes back its own last move, though another has moved since', () => {
  expect(movesOf([move(1, 0), move(2, 0), move(3, 1), undo(4, 0)]).map((entry) => entry.seq)).toEqual([1, 3])
})

test('the log has a chapter for each round and phase', () => {
  const log = [
    move(1, 0, said('round-begins', { round: 1 }, 'Round 1'), said('character', { seat: 0 }, 'Ann takes the Sheriff.')),
    move(2, 0, said('cowboy', { seat: 0 }, 'Ann puts a cowboy.')),
    move(3, 0, said('passed', { seat: 0 }, 'Ann passes.')),
    move(4, 1, said('passed', { seat: 1 }, 'Bob passes.'), said('earned', { seat: 1 }, 'Bob earns $4.')),
    move(5, 1, said('round-begins', { round: 2 }, 'Round 2')),
  ]
  const found = chaptersOf(log, 2)
  expect(found.map(({ title, phase, move: at, lines }) => [title, phase, at, lines.length])).toEqual([
    ['Round 1', 'characters', 1, 1],
    ['Round 1', 'cowboys', 2, 3],
    ['Round 1', 'actions', 4, 1],
    ['Round 2', null, 5, 0],
  ])
})

test('a resignation is a line after the move it followed', () => {
  const log = [move(1, 0, said('paid', { seat: 0 }, 'Ann pays.')), move(2, 1, said('paid', { seat: 1 }, 'Bob pays.'))]
  const [chapter] = chaptersOf(log, 2, false, [{ seat: 0, after: 1, text: 'Ann resigns.' }])
  expect(chapter?.lines.map((line) => line.text)).toEqual(['Ann pays.', 'Ann resigns.', 'Bob pays.'])
})

test('before a resignation the seat had not resigned', () => {
  const [ann] = table().seats
  const seats = [{ ...ann, resigned: true, resigned_after: 2, standin: 'bot' }] as never
  const log = [move(1, 0), move(2, 1), move(3, 1)]
  expect(seatsAt(seats, log, 1)).toMatchObject([{ resigned: false }])
  expect(seatsAt(seats, log, 2)).toMatchObject([{ resigned: true, standin: 'bot' }])
})

test('an event concerns everybody whom it names', () => {
  const duel = happening('duel', {
    at: 'd4',
    winner: 1,
    strengths: [
      [0, 4],
      [1, 6],
    ],
  })
  expect(concerned(duel)).toEqual(new Set([0, 1]))
  expect([doneTo(duel, 0), doneTo(duel, 1), doneTo(duel, 2)]).toEqual([true, false, false])
})

test('since one moved last: first what was done to oneself', () => {
  const log = [
    move(1, 0),
    move(2, 1, said('built', { seat: 1, at: 'a1' }, 'Bob builds.')),
    move(3, 1, said('attack', { seat: 1, owner: 0 }, 'Bob attacks Ann. [BG-9.6]')),
  ]
  const found = sinceOwn(log, 0)
  expect(found?.from).toBe(1)
  expect(found?.done.map((line) => line.text)).toEqual(['Bob attacks Ann.'])
  expect(found?.all.map((line) => [line.move, line.mine])).toEqual([
    [2, false],
    [3, true],
  ])
})

test('whoever moved last has missed nothing, and neither has who never moved', () => {
  expect(sinceOwn([move(1, 1), move(2, 0)], 0)).toBeNull()
  expect(sinceOwn([move(1, 1)], 0)).toBeNull()
})

test('what has become of income and points since', () => {
  const series = {
    moves: [0, 1, 2],
    lines: {
      income: [[4, 4, 6]],
      points: [
        [5, 5, 5],
        [3, 3, 8],
      ],
    },
  } as never
  expect(changes(series, 0, 1)).toEqual([
    { kind: 'income', move: 2, before: 4, after: 6 },
    { kind: 'overtaken', other: 1, points: 8, own: 5 },
  ])
})
