import { beforeEach, expect, test } from 'vitest'
import { jumpOf, marksOf } from '../../src/story/replayMarks.ts'
import { words } from '../../src/words/words.svelte.ts'
import { happening, move } from '../tables.ts'

beforeEach(() => words.use('en'))

test('a replay has a mark where a round begins, and a lower one for each further phase', () => {
  const log = [
    move(1, 0, happening('round-begins', {}, 'Round 1'), happening('character', { seat: 0 }, 'Ann takes the Sheriff.')),
    move(2, 0, happening('cowboy', { seat: 0 }, 'Ann puts a cowboy.')),
    move(3, 1, happening('round-begins', {}, 'Round 2')),
  ]
  expect(marksOf(log, 2).map((mark) => [mark.label.split(' · ')[0], mark.move, mark.round])).toEqual([
    ['Round 1', 1, true],
    ['Round 1', 2, false],
    ['Round 2', 3, true],
  ])
})

test('keys lead to the next move, mark and end of a replay, and back', () => {
  const marks = [0, 4, 9].map((move) => ({ key: `${move}`, move, label: '', round: true }))
  const from = (move: number) => (key: string) => jumpOf(key, move, 12, marks)
  const keys = ['ArrowRight', 'ArrowLeft', 'PageDown', 'PageUp', 'Home', 'End', 'Enter']
  expect(keys.map(from(4))).toEqual([5, 3, 9, 0, 0, 12, null])
  expect(keys.map(from(11)).slice(2, 4)).toEqual([12, 9])
})
