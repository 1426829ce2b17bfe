import { expect, test } from 'vitest'
import { nearest, stepAlong, stepOf } from '../../src/choosing/arrows.ts'

const here = { x: 0, y: 0 }
const going = (key: string, ...spots: [number, number][]) => nearest(key, here, spots, ([x, y]) => ({ x, y }), 2)

test('an arrow leads to the nearest thing that lies in its direction', () => {
  expect(going('ArrowRight', [-1, 0], [3, 0], [2, 0])).toEqual([2, 0])
  expect(going('ArrowUp', [0, 1], [0, -4])).toEqual([0, -4])
  expect(going('ArrowDown', [0, -1], [5, 0])).toBeUndefined()
})

test('what lies straight ahead is nearer than what lies aside', () => {
  expect(going('ArrowRight', [1, 2], [4, 0])).toEqual([4, 0])
})

test('along a row, the arrows to the right and down go on, the others back, and other keys nowhere', () => {
  expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Enter'].map(stepAlong)).toEqual([1, 1, -1, -1, 0])
  expect(stepOf('Enter')).toBeUndefined()
  expect(going('Enter', [1, 0])).toBeUndefined()
})
