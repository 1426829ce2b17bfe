import { expect, test } from 'vitest'
import type { GameReview, JudgedDecision } from '../../src/api/types.ts'
import { chanceAt, momentsOf } from '../../src/review/moments.ts'
import { storyOf, sumsOf } from '../../src/review/sums.ts'

function decided(move: number, verdict: JudgedDecision['verdict'], before: number, after: number): JudgedDecision {
  const played = { action: 'pass', choice: { kind: 'pass', text: 'pass' }, text: 'pass', chance: after, reasons: [] }
  return { move, asked: 'place', before, after, verdict, played, better: [] } as JudgedDecision
}

const REVIEW: GameReview = {
  start: 0.5,
  end: 0,
  skill: -0.4,
  luck: 0.05,
  others: -0.15,
  series: [
    { move: 0, chance: 0.5 },
    { move: 3, chance: 0.3 },
    { move: 9, chance: 0.1 },
  ],
  decisions: [decided(3, 'blunder', 0.5, 0.3), decided(5, 'best', 0.3, 0.3), decided(9, 'mistake', 0.2, 0.1)],
  mistakes: [3, 9],
  best_move: 5,
  strokes: [
    { move: 7, by: 1, gained: -0.1 },
    { move: 4, by: 0, gained: 0.05 },
    { move: 8, by: 0, gained: 0.02 },
  ],
}

test('what stands out comes in the order of the game, and luck too small to matter does not', () => {
  expect(momentsOf(REVIEW).map(({ kind, move }) => [kind, move])).toEqual([
    ['blunder', 3],
    ['lucky', 4],
    ['best', 5],
    ['unlucky', 7],
    ['mistake', 9],
  ])
})

test('luck changes the chance there was before it, and never beyond certainty', () => {
  const [, lucky, , unlucky] = momentsOf(REVIEW)
  expect([lucky?.before, lucky?.by]).toEqual([0.3, 0])
  expect(lucky?.after).toBeCloseTo(0.35)
  expect(unlucky?.after).toBeCloseTo(0.2)
  const gone = { ...REVIEW, strokes: [{ move: 7, by: 1, gained: -0.9 }] }
  expect(momentsOf(gone).find((one) => one.kind === 'unlucky')?.after).toBe(0)
})

test('what luck gives to a game that is won already is no moment of it', () => {
  const won = { ...REVIEW, series: [{ move: 0, chance: 1 }], strokes: [{ move: 7, by: 1, gained: 0.2 }] }
  expect(momentsOf(won).filter((one) => one.kind === 'lucky')).toEqual([])
})

test('a game in figures: faults by their weight, and what a decision lost on average', () => {
  const sums = Object.fromEntries(sumsOf(REVIEW))
  expect(sums['web-review-counts']).toBe('1 · 1 · 0')
  expect(sums['web-review-skill']).toBe('13.3%')
  expect([sums['web-review-start'], sums['web-review-luck']]).toEqual(['50%', '+5%'])
})

test('a long story is told to a seat by what concerns it', () => {
  const event = (seat: number, text: string) => ({ kind: 'earned', data: { seat }, private: false, text })
  const events = [event(0, 'a.'), event(1, 'b.'), event(0, 'c.'), event(1, 'd [BG-4.5].')]
  expect(storyOf(events.slice(0, 2), 1)).toBe('a. b.')
  expect(storyOf(events, 0)).toBe('a. c.')
  expect(storyOf(events, null)).toBe('a. b. c. …')
})

test('the story of a stroke of luck tells what was drawn for everybody', () => {
  const told = (kind: string, seat?: number) => ({ kind, text: `${kind}.`, data: seat === undefined ? {} : { seat } })
  const events = [told('placed', 0), told('left', 1), told('round'), told('revealed'), told('back', 1)]
  expect(storyOf(events as unknown as Parameters<typeof storyOf>[0], 0)).toBe('placed. revealed.')
})

test('a worst move that lost little is a slip, and a game without any has none', () => {
  const small = { ...REVIEW, decisions: [decided(3, 'good', 0.5, 0.49)], mistakes: [3], best_move: null, strokes: [] }
  expect(momentsOf(small).map((one) => one.kind)).toEqual(['slip'])
  expect(momentsOf({ ...small, mistakes: [] })).toEqual([])
})

test('the chance after a move is the last one that was judged by then', () => {
  expect([0, 2, 3, 8, 99].map((move) => chanceAt(REVIEW, move))).toEqual([0.5, 0.5, 0.3, 0.3, 0.1])
  expect(chanceAt({ ...REVIEW, series: [] }, 4)).toBe(0.5)
})
