import { beforeEach, describe, expect, test } from 'vitest'
import { EMPTY, type Preview } from '../../src/board/ahead.svelte.ts'
import { gainLines, gainSum } from '../../src/board/gains.ts'
import { broughtBy } from '../../src/story/broughtBy.ts'
import { words } from '../../src/words/words.svelte.ts'

const names = ['Ann', 'Ben', 'Cora']
const preview = (given: Partial<Preview>): Preview => ({
  action: '',
  ...EMPTY,
  choice: { kind: 'choose', option: 'x', text: 'choose x' },
  ...given,
})

describe('what a choice brings', () => {
  beforeEach(() => words.use('en'))

  test('one amount is told without parts', () => {
    expect(gainSum({ unit: 'money', amount: 8, parts: [{ what: 'grocer', amount: 8 }] as never }, names)).toBe('+$8')
    expect(gainSum({ unit: 'vp', amount: -1 }, names)).toBe('−1 VP')
    expect(gainSum({ unit: 'cowboys', amount: 2 }, names)).toBe('+2 cowboys')
  })

  test('buildings and players are named, and the sum says when it comes', () => {
    const parts = [
      { what: 'ranch', amount: 4, at: 'd3' },
      { what: 'ranch', amount: 3, at: 'd5' },
    ]
    expect(gainSum({ unit: 'money', amount: 7, when: 'income', parts: parts as never }, names)).toBe(
      'Ranch d3 $4 + Ranch d5 $3 = +$7 at Building income',
    )
    const tax = [
      { what: 'tax', amount: 2, seat: 1 },
      { what: 'tax', amount: 1, seat: 2 },
    ]
    expect(gainSum({ unit: 'money', amount: 3, parts: tax as never }, names)).toBe('Ben $2 + Cora $1 = +$3')
  })

  test('what is given up in a sum is taken off', () => {
    const parts = [
      { what: 'wages', amount: 4 },
      { what: 'horse', amount: -4 },
    ]
    expect(gainSum({ unit: 'money', amount: 0, parts: parts as never }, names)).toBe('$4 − $4 = +$0')
  })

  test('a Mine is offered with its price and the best place; a re-roll with its chance', () => {
    const mine = preview({ gains: [{ unit: 'money', amount: -10 }] as never, sites: [{ at: 'd4', pays: 6 }] })
    expect(gainLines(mine, 0, names)).toEqual(['−$10', 'pays up to $6 (d4)'])
    const reroll = preview({
      chances: [
        { seat: 1, percent: 67, tie: 1 },
        { seat: 0, percent: 33, tie: 2 },
      ],
    })
    expect(gainLines(reroll, 0, names)).toEqual(['33% to win'])
  })

  test('a move of a plan says what it cost', () => {
    const events = [
      { kind: 'paid', data: { seat: 0, amount: 8, why: 'building' } },
      { kind: 'earned', data: { seat: 1, amount: 3, why: 'loot' } },
      { kind: 'scored-vp', data: { seat: 0, vp: 2, why: 'road' } },
    ]
    expect(broughtBy(events as never, 0)).toEqual(['−$8', '+2 VP'])
  })
})
