import { beforeEach, expect, test } from 'vitest'
import { marksOf } from '../../src/story/replayMarks.ts'
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
