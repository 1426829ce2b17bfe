import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Show } from '../../src/motion/show.svelte.ts'
import { happening, move } from '../tables.ts'

const view = { players: [], standing: [], round: 1 }
const news = (...entries: ReturnType<typeof move>[]) =>
  ({ game: 'board', before: view, after: { ...view, round: 9 }, entries }) as never
const round = (seq: number, seat = 1) => move(seq, seat, happening('round-begins', { round: seq }, `Round ${seq}.`))

let show: Show

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  show = new Show()
})
afterEach(() => vi.useRealTimers())

const shown = () => [show.scene?.text, (show.view as { round: number } | null)?.round]

test('what others did is shown scene by scene, and then the table as it is', () => {
  show.tell(news(round(2), round(3)), [0])
  expect(shown()).toEqual(['Round 2.', 2])
  vi.advanceTimersByTime(900)
  expect(shown()).toEqual(['Round 3.', 3])
  vi.advanceTimersByTime(900)
  expect([show.on, show.view]).toEqual([false, null])
})

test('what oneself did is not shown again, unless the rules made more of it', () => {
  show.tell(news(round(2, 0)), [0])
  expect(show.on).toBe(false)
  show.tell(news(round(2, 0), round(3, 0), round(4, 0)), [0])
  expect(show.on).toBe(true)
})

test('what comes while a show is on goes on from there', () => {
  show.tell(news(round(2)), [0])
  show.tell(news(round(3)), [0])
  expect(show.scenes.map((scene) => scene.text)).toEqual(['Round 2.', 'Round 3.'])
  expect(show.index).toBe(0)
})

test('it waits while it is paused, and steps', () => {
  show.tell(news(round(2), round(3)), [0])
  show.pause()
  vi.advanceTimersByTime(60_000)
  expect(shown()).toEqual(['Round 2.', 2])
  show.step(1)
  expect(shown()).toEqual(['Round 3.', 3])
  show.step(-1)
  expect(shown()).toEqual(['Round 2.', 2])
  show.step(2)
  expect(show.on).toBe(false)
})

test('it can be seen again, and no more once somebody else looks', () => {
  show.tell(news(round(2), round(3)), [0])
  show.skip()
  expect(show.canRepeat).toBe(true)
  show.repeat()
  expect(shown()).toEqual(['Round 2.', 2])
  show.forget()
  expect([show.on, show.canRepeat]).toEqual([false, false])
})

test('the pace is kept; off shows nothing, though it can still be asked for', () => {
  show.setPace('off')
  expect(new Show().pace).toBe('off')
  show.tell(news(round(2), round(3)), [0])
  expect([show.on, show.canRepeat]).toEqual([false, true])
})

test('a faster pace takes less time', () => {
  show.tell(news(round(2), round(3)), [0])
  show.setPace('fast')
  vi.advanceTimersByTime(360)
  expect(shown()).toEqual(['Round 3.', 3])
})
