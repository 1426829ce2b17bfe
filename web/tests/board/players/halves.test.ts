import { expect, test } from 'vitest'
import { halves } from '../../../src/board/players/halves.ts'

const same = (height: number) => height

test('a list is split in its order where both columns are about as high', () => {
  expect(halves([1, 1, 1, 1], same)).toEqual([
    [1, 1],
    [1, 1],
  ])
  expect(halves([5, 1, 1, 1, 1], same)).toEqual([[5], [1, 1, 1, 1]])
  expect(halves([1, 2, 3, 9], same)).toEqual([[1, 2, 3], [9]])
})

test('of one thing the second column is empty, and of none both are', () => {
  expect(halves([3], same).flat()).toEqual([3])
  expect(halves([], same)).toEqual([[], []])
})
