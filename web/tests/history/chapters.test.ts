import { beforeEach, expect, test } from 'vitest'
import { about, linesOf, newest, titleOf } from '../../src/history/chapters.ts'
import { chaptersOf } from '../../src/history/log.ts'
import { words } from '../../src/words/words.svelte.ts'
import { happening, move } from '../tables.ts'

beforeEach(() => words.use('en'))

const chapters = () =>
  chaptersOf(
    [
      move(1, 0, happening('round-begins', {}, 'Round 1'), happening('built', { seat: 0 }, 'Ann builds a Bank.')),
      move(2, 1, happening('built', { seat: 1 }, 'Bob builds a Mine.')),
      move(3, 0, happening('round-begins', {}, 'Round 2'), happening('built', { seat: 0 }, 'Ann builds a House.')),
    ],
    2,
  )
const told = (found: ReturnType<typeof chapters>) =>
  found.map((chapter) => [titleOf(chapter), ...chapter.lines.map((line) => line.text)])

test('of a long log the last lines are shown, under their rounds', () => {
  expect(linesOf(chapters())).toBe(3)
  expect(told(newest(chapters(), 2))).toEqual([
    ['Round 1', 'Bob builds a Mine.'],
    ['Round 2', 'Ann builds a House.'],
  ])
  expect(told(newest(chapters(), 1))).toEqual([['Round 2', 'Ann builds a House.']])
})

test('whoever wants to read what concerns them reads nothing else', () => {
  expect(told(about([1], chapters()))).toEqual([['Round 1', 'Bob builds a Mine.']])
})
