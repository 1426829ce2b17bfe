import { expect, test } from 'vitest'
import { apart, groundOf, stageAt } from '../../../src/story/end/chart.ts'

test('the ground has about four lines at round figures, from nothing or what was lost to above the highest', () => {
  expect(groundOf([5, 37, 12])).toEqual({ lowest: 0, top: 40, steps: [0, 10, 20, 30, 40] })
  expect(groundOf([-3, 5])).toEqual({ lowest: -3, top: 6, steps: [-2, 0, 2, 4, 6] })
  expect(groundOf([])).toEqual({ lowest: 0, top: 1, steps: [0, 1] })
})

test('marks that would cover each other are pushed apart, and stay above the lowest line', () => {
  const marks = [
    { seat: 0, y: 100 },
    { seat: 1, y: 95 },
    { seat: 2, y: 20 },
  ]
  expect(apart(marks, 200).map(({ seat, y }) => [seat, y])).toEqual([
    [2, 20],
    [1, 95],
    [0, 114],
  ])
  expect(apart(marks, 110).at(-1)).toEqual({ seat: 0, y: 110 })
})

test('a move is told with its round: at its end, or within it', () => {
  const stages = [
    { at: 0, label: 'Start' },
    { at: 8, label: 'Round 1' },
    { at: 15, label: 'Round 2' },
  ]
  expect(stageAt(stages, 0)).toEqual({ label: 'Start', within: null })
  expect(stageAt(stages, 8)).toEqual({ label: 'Round 1', within: false })
  expect(stageAt(stages, 9)).toEqual({ label: 'Round 2', within: true })
  expect(stageAt(stages, 20)).toEqual({ label: 'Round 2', within: true })
})
