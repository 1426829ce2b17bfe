import { beforeEach, expect, test, vi } from 'vitest'
import { keep, keepEach, readEach, readKept } from '../../src/browser/storage.ts'

beforeEach(() => localStorage.clear())

test('of more than can be kept the oldest is forgotten, and what is kept anew is the newest', () => {
  for (const key of ['a', 'b', 'a', 'c']) keepEach('since', key, 1, 2)
  expect(Object.keys(readEach('since'))).toEqual(['a', 'c'])
})

test('null forgets one', () => {
  keepEach('since', 'a', 1)
  keepEach('since', 'b', 2)
  keepEach<number>('since', 'a', null)
  expect(readEach('since')).toEqual({ b: 2 })
})

test('where nothing may be kept, nothing is, and nothing breaks', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  keep('name', 'Ann')
  expect(readKept('name')).toBeNull()
  expect(readEach('since')).toEqual({})
})

test('what is unreadable counts as nothing', () => {
  keep('since', 'not JSON')
  expect(readEach('since')).toEqual({})
})
