import { expect, test } from 'vitest'
import { diagramOf } from '../../src/pad/cards/diagram.ts'

test('what is drawn on the pad becomes a diagram: a gap is two spaces wide, and what lies after the last card is left out', () => {
  expect(
    diagramOf([
      ['', 'Ra', ''],
      ['..', '', 'Mi'],
      ['', '', ''],
    ]),
  ).toBe('   Ra\n..    Mi\n')
})
