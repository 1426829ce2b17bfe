import { expect, test } from 'vitest'
import { piecesOf, withoutRules } from '../../src/words/ruleMentions.ts'

const TIE = 'Cleo wins the duel for d4. Strength: Cleo (8) and Ann (8). Tie: Cleo is ahead in the pass order.'

test.each([
  [`${TIE} [BG-4.5]`, ['BG-4.5'], TIE],
  [`${TIE} [BG-4.5] Ann passes.`, ['BG-4.5'], `${TIE} Ann passes.`],
  ['You cannot do it; build, or pass [BG-6.6]', ['BG-6.6'], 'You cannot do it; build, or pass'],
  // Somebody may call themselves like a rule.
  ['[BG-1] wins the duel for d4.', [], '[BG-1] wins the duel for d4.'],
  ['Ann passes.', [], 'Ann passes.'],
])('a rule stands behind a sentence and anywhere else it is a name: %s', (told, rules, left) => {
  expect(piecesOf(told).flatMap((piece) => piece.rule || [])).toEqual(rules)
  expect(withoutRules(told)).toBe(left)
})
