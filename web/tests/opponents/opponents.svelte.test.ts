import { beforeEach, expect, test, vi } from 'vitest'
import { Opponents } from '../../src/opponents/opponents.svelte.ts'

const NONE = { level: null, wins: 0, next: null }

async function known(cards: object): Promise<Opponents> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ board: NONE, cards }))))
  const opponents = new Opponents()
  await opponents.look()
  return opponents
}

beforeEach(() => localStorage.clear())

test('a first game is easy, and what was chosen is remembered by game', () => {
  const opponents = new Opponents()
  expect(opponents.levelOf('cards')).toBe('easy')
  opponents.choose('cards', 'master')
  expect(new Opponents().levelOf('cards')).toBe('master')
  expect(new Opponents().levelOf('board')).toBe('easy')
})

test('in another browser the level of the last game counts, if it is one of those to choose from', async () => {
  expect((await known({ level: 'hard', wins: 1, next: null })).levelOf('cards')).toBe('hard')
  expect((await known({ level: 'greedy', wins: 0, next: null })).levelOf('cards')).toBe('easy')
})

test('a stronger level is suggested only while the one that was beaten is chosen', async () => {
  const opponents = await known({ level: 'normal', wins: 2, next: 'hard' })
  expect(opponents.suggestion('cards')).toEqual({ level: 'normal', wins: 2, next: 'hard' })
  expect(opponents.suggestion('board')).toBeNull()
  opponents.choose('cards', 'hard')
  expect(opponents.suggestion('cards')).toBeNull()
})
