import { expect, test } from 'vitest'
import type { Choice } from '../../src/api/actions.ts'
import { spotOf } from '../../src/hint/places.ts'

const spot = (choice: object): string => spotOf(choice as Choice)

test('an action is pointed at where it happens', () => {
  expect(spot({ kind: 'claim', parcel: 'f6', text: 'claim f6' })).toBe('f6')
  expect(spot({ kind: 'bid', value: 3, text: 'bid 3' })).toBe('bids')
  expect(spot({ kind: 'pass', text: 'pass' })).toBe('')
})
