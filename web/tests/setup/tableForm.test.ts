import { expect, test } from 'vitest'
import { sectionOf } from '../../src/setup/tableForm.ts'

const refused = (code: string, details: Record<string, unknown>) =>
  sectionOf({ code, rule: '', details, message: 'No.' })

test.each([
  ['options-father-christmas', 'characters', 'characters'],
  ['options-level', 'virtual', 'virtual'],
  ['options-real', 'real', 'players'],
  ['name-claimed', 'name', 'seats'],
  ['figures', 'figures', 'material'],
])('a refusal (%s) is shown where its option (%s) is chosen: %s', (code, option, section) => {
  expect(refused(code, { option })).toBe(section)
})

test('what no section is about is shown below the form', () => {
  expect(refused('tables-too-many', {})).toBe('')
  expect(refused('options-clock', { option: 'weather' })).toBe('')
})
