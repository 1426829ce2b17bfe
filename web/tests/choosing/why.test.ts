import { expect, test } from 'vitest'
import { why } from '../../src/choosing/why.svelte.ts'
import type { Playing, WhyNot } from '../../src/live/playing.ts'

/** Rules that answer when the test lets them. */
function rules() {
  const waiting: ((found: WhyNot | null) => void)[] = []
  const playing: Playing = {
    sending: false,
    act: () => Promise.resolve(true),
    whyNot: () => new Promise((answer) => waiting.push(answer)),
  }
  return { playing, waiting }
}

test('only the answer to what was asked last is shown', async () => {
  const { playing, waiting } = rules()
  const first = why.ask(playing, { kind: 'claim', parcel: 'a1' })
  const second = why.ask(playing, { kind: 'claim', parcel: 'b1' })
  waiting[1]?.({ message: 'It is taken.', rule: 'BG-6.1' })
  await second
  waiting[0]?.({ message: 'Too dear.', rule: '' })
  await first
  expect(why.shown?.message).toBe('It is taken.')
})

test('an answer that comes after it was closed is not shown', async () => {
  const { playing, waiting } = rules()
  const asked = why.ask(playing, { kind: 'claim', parcel: 'a1' })
  why.close()
  waiting[0]?.({ message: 'Too dear.', rule: '' })
  await asked
  expect(why.shown).toBeNull()
})
