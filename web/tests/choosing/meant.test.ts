import { beforeEach, expect, test, vi } from 'vitest'
import { keepsUnmeant } from '../../src/choosing/meant.ts'

class Pointed extends Event {
  constructor(
    kind: string,
    readonly clientX = 0,
    readonly clientY = 0,
    readonly detail = 1,
  ) {
    super(kind, { cancelable: true })
  }
}

let now = 0
let desk: EventTarget

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})

/** The pointer rests somewhere when the question appears. */
function appear(x: number, y: number): void {
  now = 10_000
  dispatchEvent(new Pointed('pointermove', x, y))
  desk = new EventTarget()
  keepsUnmeant()(desk as HTMLElement)
}

/** Whether a press and its click answer. */
function press(after: number, x: number, y: number): boolean {
  now = 10_000 + after
  desk.dispatchEvent(new Pointed('pointerdown', x, y))
  return desk.dispatchEvent(new Pointed('click', x, y))
}

test('a press of a resting pointer right after a question appeared answers nothing', () => {
  appear(100, 100)
  expect(press(300, 104, 103)).toBe(false)
})

test('once there was time to read, it answers', () => {
  appear(100, 100)
  expect(press(701, 100, 100)).toBe(true)
})

test('a pointer that was moved there means it', () => {
  appear(100, 100)
  expect(press(100, 130, 100)).toBe(true)
})

test('a click whose press came before the question answers nothing', () => {
  appear(100, 100)
  now = 15_000
  expect(desk.dispatchEvent(new Pointed('click', 300, 300))).toBe(false)
})

test('a key answers at once', () => {
  appear(100, 100)
  expect(desk.dispatchEvent(new Pointed('click', 0, 0, 0))).toBe(true)
})

test('nothing is kept back once it is taken off', () => {
  now = 10_000
  dispatchEvent(new Pointed('pointermove', 100, 100))
  desk = new EventTarget()
  const off = keepsUnmeant()(desk as HTMLElement) as () => void
  off()
  expect(press(10, 100, 100)).toBe(true)
})
