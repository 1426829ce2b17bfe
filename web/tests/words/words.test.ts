import type { Action } from '../../src/api/actions.ts'
import { beforeEach, expect, test } from 'vitest'
import { capital } from '../../src/words/capital.ts'
import { fromNow } from '../../src/words/times.ts'
import { LANGUAGES, words } from '../../src/words/words.svelte.ts'

beforeEach(() => words.use('en'))

test.each(LANGUAGES)('in %s a message has words, and one that is missing its name', async (language) => {
  await words.use(language)
  expect(words.say('web-offline')).not.toBe('web-offline')
  expect(words.say('web-no-such-message')).toBe('web-no-such-message')
})

test('numbers are plain, with a real minus sign', () => {
  expect(words.say('board-count-vp', { count: 12 })).toContain('12')
  expect(words.say('board-count-vp', { count: -3 })).toContain('−3')
})

test('an action is said in words, and one that nobody knows as it is written', () => {
  expect(words.action({ kind: 'claim', parcel: 'd4' })).toMatch(/^(?!claim d4$).*d4/)
  expect(words.action({ kind: 'no-such-verb' } as unknown as Action)).toBe('no-such-verb')
})

test.each([
  [0, 'this minute'],
  [59, 'this minute'],
  [120, 'in 2 minutes'],
  [-3 * 3600, '3 hours ago'],
  [-86_400, 'yesterday'],
])('%d seconds from now is "%s"', (seconds, said) => {
  expect(fromNow(1_000_000 + seconds, 1_000_000)).toBe(said)
})

test('a button begins with a capital letter, as its language writes it', async () => {
  expect(capital('pass')).toBe('Pass')
  await words.use('nl')
  expect(capital('één')).toBe('Één')
})
