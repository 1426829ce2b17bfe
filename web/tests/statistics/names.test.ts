import { expect, test } from 'vitest'
import { mean } from '../../src/statistics/names.ts'
import { words } from '../../src/words/words.svelte.ts'

test.each([
  ['en', '0.3', '−6.0'],
  ['de', '0,3', '−6,0'],
  ['nl', '0,3', '−6,0'],
  ['fr', '0,3', '−6,0'],
  ['it', '0,3', '−6,0'],
] as const)('in %s a mean has the decimal sign of the language', async (language, third, lost) => {
  await words.use(language)
  expect(mean(1 / 3)).toBe(third)
  expect(mean(-6)).toBe(lost)
})
