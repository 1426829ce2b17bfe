import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Sitting } from '../../src/live/sitting.svelte.ts'
import { words } from '../../src/words/words.svelte.ts'
import { choices, happening, move, position, table, undo } from '../tables.ts'
import { Line, withLines } from './line/line.ts'

// The position that comes with the page, if any.
const page = vi.hoisted((): { brings: unknown } => ({ brings: null }))
vi.mock(import('../../src/api/requests.ts'), async (original) => ({
  ...(await original()),
  given: () => page.brings as never,
}))

let sitting: Sitting

beforeEach(async () => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5) // pauses are as long as they are on average
  withLines()
  await words.use('en')
  sitting = new Sitting('abc')
})
afterEach(() => {
  sitting.stop()
  page.brings = null
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const welcome = () => Line.last.say({ type: 'welcome', id: 'abc', user: 'u', seats: [0], now: Date.now() / 1000 })
const tell = (more: object = {}) => Line.last.say({ type: 'table', table: table(more), own: [0] })
const show = (seq: number, ...entries: object[]) =>
  Line.last.say({
    type: 'position',
    seq,
    seat: 0,
    question: seq,
    asked: null,
    view: { seen: seq },
    choices: choices('pass'),
    undo: null,
    entries,
  })
const change = (after: number, seq: number, ...entries: object[]) =>
  Line.last.say({
    type: 'changes',
    after,
    seq,
    seat: 0,
    question: seq,
    asked: null,
    changes: { seen: [seq] },
    choices: choices('pass'),
    undo: null,
    entries,
  })
const begin = () => {
  welcome()
  tell()
  show(3, move(2, 1), move(3, 0))
}
const done = (id: string, seq: number) => Line.last.say({ type: 'done', id, seq, seat: 0, repeated: false, waiting: 0 })

test('a new line goes on after the last number that was seen', () => {
  expect(Line.last.since).toBe('-1')
  begin()
  Line.last.cut()
  expect(sitting.offline).toBe(true)
  vi.advanceTimersByTime(300)
  expect(Line.opened).toHaveLength(2)
  expect(Line.last.since).toBe('3')
  welcome()
  expect(sitting.offline).toBe(false)
})

test('when a server is replaced, readers move to another within half a second and do not hear of it', () => {
  begin()
  for (const code of [1001, 1012]) {
    const before = Line.opened.length
    Line.last.cut(code)
    expect(sitting.offline).toBe(false)
    vi.advanceTimersByTime(249)
    expect(Line.opened).toHaveLength(before)
    vi.advanceTimersByTime(1)
    expect(Line.opened).toHaveLength(before + 1)
    expect(Line.last.since).toBe('3')
    welcome()
    expect(sitting.offline).toBe(false)
  }
})

test('when there is no other server they hear of it', () => {
  begin()
  Line.last.cut(1001)
  vi.advanceTimersByTime(250)
  Line.last.cut(1001)
  expect(sitting.offline).toBe(true)
})

test('what a stopping server did not do is asked of the next one', async () => {
  begin()
  const asked = sitting.act({ kind: 'pass' } as never)
  const id = Line.last.sent.at(-1)?.id ?? ''
  Line.last.say({ type: 'fault', id, error: { code: 'server-stopping', rule: '', details: {}, message: 'Later' } })
  expect(sitting.fault).toBe(null)
  Line.last.cut(1001)
  vi.advanceTimersByTime(250)
  welcome()
  expect(Line.last.sent.map((message) => message.id)).toEqual([id])
  done(id, 4)
  expect(await asked).toBe(true)
})

test('what a busy server did not take on is sent again, and nobody hears of it', async () => {
  begin()
  const asked = sitting.act({ kind: 'pass' } as never)
  const id = Line.last.sent.at(-1)?.id ?? ''
  const before = Line.last.sent.length
  Line.last.say({ type: 'fault', id, error: { code: 'moves-busy', rule: '', details: {}, message: 'Busy' } })
  expect(sitting.fault).toBe(null)
  expect(sitting.sending).toBe(true)
  vi.advanceTimersByTime(1400)
  expect(Line.last.sent).toHaveLength(before)
  vi.advanceTimersByTime(1200)
  expect(Line.last.sent.slice(before).map((message) => message.id)).toEqual([id])
  done(id, 4)
  expect(await asked).toBe(true)
})

test('pauses between attempts grow, and begin anew after a welcome', () => {
  for (const pause of [300, 1000, 2000, 5000, 10_000, 10_000]) {
    const before = Line.opened.length
    Line.last.cut()
    vi.advanceTimersByTime(pause - 1)
    expect(Line.opened).toHaveLength(before)
    vi.advanceTimersByTime(1)
    expect(Line.opened).toHaveLength(before + 1)
  }
  welcome()
  Line.last.cut()
  const before = Line.opened.length
  vi.advanceTimersByTime(300)
  expect(Line.opened).toHaveLength(before + 1)
})

test('what happened is logged once, however often it is told', () => {
  begin()
  show(4, move(3, 0), move(4, 1))
  Line.last.say({ type: 'events', seat: 0, seq: 4, entries: [move(4, 1)] })
  expect(sitting.log.map((entry) => entry.seq)).toEqual([2, 3, 4])
})

test('a move is done once its answer and its position are both here', async () => {
  begin()
  const answer = sitting.act({ kind: 'pass' })
  expect(Line.last.sent).toMatchObject([{ type: 'act', action: { kind: 'pass' }, question: 3, seat: 0 }])
  expect(sitting.sending).toBe(true)
  done(Line.last.sent[0]?.id ?? '', 4)
  expect(await answer).toBe(true)
  expect(sitting.sending).toBe(true)
  show(4, move(4, 0))
  expect(sitting.sending).toBe(false)
})

test('a move whose answer was lost is sent again under the same id, and answered once', async () => {
  begin()
  const answer = sitting.act({ kind: 'pass' })
  const { id } = Line.last.sent[0] ?? { id: '' }
  Line.last.cut()
  vi.advanceTimersByTime(300)
  expect(Line.last.sent).toEqual([])
  welcome()
  expect(Line.last.sent).toMatchObject([{ type: 'act', action: { kind: 'pass' }, id }])
  Line.last.say({ type: 'done', id, seq: 4, seat: 0, repeated: true, waiting: 0 })
  Line.last.say({ type: 'done', id, seq: 4, seat: 0, repeated: true, waiting: 0 })
  expect(await answer).toBe(true)
  show(4, move(4, 0))
  expect(sitting.sending).toBe(false)
})

test('a move that nobody answers is sent on another line after a while', () => {
  begin()
  void sitting.act({ kind: 'pass' })
  vi.advanceTimersByTime(4_000)
  Line.last.say({ type: 'presence', seats: [], watching: 0 })
  const first = Line.last
  vi.advanceTimersByTime(11_000)
  expect(Line.last).not.toBe(first)
  welcome()
  expect(Line.last.sent.filter(({ type }) => type === 'act')).toHaveLength(1)
})

test('without a line a move is held, and can be withdrawn', async () => {
  begin()
  dispatchEvent(new Event('offline'))
  Line.last.readyState = 3
  const answer = sitting.act({ kind: 'pass' })
  expect([sitting.held, sitting.waitsForLine]).toEqual([true, true])
  expect(sitting.withdraw()).toBe(true)
  expect(await answer).toBe(false)
  expect([sitting.held, sitting.sending]).toEqual([false, false])
})

test('what may have been sent cannot be withdrawn', () => {
  begin()
  void sitting.act({ kind: 'pass' })
  expect(sitting.held).toBe(false)
  expect(sitting.withdraw()).toBe(false)
})

test('a refusal says why and ends the waiting', async () => {
  begin()
  const answer = sitting.act({ kind: 'pass' })
  const { id } = Line.last.sent[0] ?? { id: '' }
  Line.last.say({ type: 'fault', id, error: { code: 'late', message: 'Too late.', rule: '', details: {} } })
  expect(await answer).toBe(false)
  expect([sitting.fault, sitting.sending]).toEqual(['Too late.', false])
})

test('a line on which nothing is heard is asked, and given up without an answer', () => {
  begin()
  vi.advanceTimersByTime(10_000)
  expect(Line.last.sent).toEqual([{ type: 'ping' }])
  const dead = Line.last
  vi.advanceTimersByTime(5_000)
  expect(sitting.offline).toBe(true)
  expect(Line.last).not.toBe(dead)
})

test('an answer to the question whether anybody is there keeps the line', () => {
  begin()
  vi.advanceTimersByTime(10_000)
  Line.last.say({ type: 'pong', id: '' })
  vi.advanceTimersByTime(5_000)
  expect([sitting.offline, Line.opened.length]).toEqual([false, 1])
})

test('whoever loses the seat looks on', () => {
  begin()
  Line.last.cut()
  vi.advanceTimersByTime(300)
  expect(Line.last.seat).toBe('0')
  Line.last.cut(4403)
  expect([Line.last.seat, Line.last.since]).toEqual([null, '-1'])
})

test('a table that is gone is not asked for again', async () => {
  begin()
  const answer = sitting.act({ kind: 'pass' })
  Line.last.cut(4404)
  expect(await answer).toBe(false)
  vi.advanceTimersByTime(60_000)
  expect(Line.opened).toHaveLength(1)
})

test('a table that never was says so', () => {
  Line.last.say({ type: 'fault', id: null, error: { code: 'table-unknown', message: 'No such table.' } })
  expect([sitting.missing, sitting.fault]).toEqual(['No such table.', null])
})

/** What is told as news from here on: the position before it, the one after it, and the moves between them. */
function news(): number[][] {
  const told: number[][] = []
  sitting.onmove = ({ table: before }, { table: after }, entries) =>
    told.push([before.seq, after.seq, ...entries.map((entry) => entry.seq)])
  return told
}

/** A page that came with a position; its line is not open yet. */
function brought(seq: number): void {
  page.brings = position({ seen: seq }, { table: table({ seq }), question: seq })
  sitting.stop()
  sitting = new Sitting('abc')
}

test('what leads from one position to the next is news; what led to the first is not', () => {
  const told = news()
  begin()
  expect(told).toEqual([])
  show(4, move(3, 0), move(4, 1))
  expect(told).toEqual([[3, 4, 4]])
})

test('what has changed is enough for the next position', () => {
  begin()
  expect(new URL(Line.last.address).searchParams.get('changes')).toBe('true')
  const told = news()
  change(3, 4, move(4, 1))
  change(4, 6, move(5, 0), move(6, 1))
  expect(sitting.position).toMatchObject({ view: { seen: 6 }, question: 6, table: { seq: 6 } })
  expect(told).toEqual([
    [3, 4, 4],
    [4, 6, 5, 6],
  ])
  expect(Line.opened).toHaveLength(1)
})

test('changes of a position that is not shown are asked for as a whole, and nothing is lost', () => {
  begin()
  const told = news()
  change(4, 5, move(5, 1))
  expect(sitting.position).toMatchObject({ view: { seen: 3 }, table: { seq: 3 } })
  expect([Line.opened.length, Line.last.since]).toEqual([2, '3'])
  welcome()
  tell()
  show(5, move(4, 1), move(5, 1))
  expect(sitting.position).toMatchObject({ view: { seen: 5 }, table: { seq: 5 } })
  expect(told).toEqual([[3, 5, 4, 5]])
  expect(sitting.log.map((entry) => entry.seq)).toEqual([2, 3, 4, 5])
})

test('what happened before the line was there is news to a page that came with a position', () => {
  brought(3)
  const told = news()
  welcome()
  tell()
  show(5, move(2, 1), move(3, 0), move(4, 1), move(5, 1))
  expect(told).toEqual([[3, 5, 4, 5]])
})

test('what happened while the line was lost is news', () => {
  begin()
  const told = news()
  Line.last.cut()
  vi.advanceTimersByTime(300)
  welcome()
  tell()
  show(5, move(4, 1), move(5, 1))
  expect(told).toEqual([[3, 5, 4, 5]])
})

test('what comes in pages before its position is news with it', () => {
  begin()
  const told = news()
  Line.last.say({ type: 'events', seat: 0, seq: 5, entries: [move(4, 1), move(5, 1)] })
  expect(told).toEqual([])
  show(6, move(6, 1))
  expect(told).toEqual([[3, 6, 4, 5, 6]])
})

test('a log that is told anew brings no old news, and none of it is lost', () => {
  begin()
  const told = news()
  sitting.reopen(true)
  welcome()
  tell()
  Line.last.say({ type: 'events', seat: 0, seq: 3, entries: [move(2, 1), move(3, 0)] })
  show(4, move(4, 1))
  expect(told).toEqual([[3, 4, 4]])
})

test.each([
  ['the position before the answer', ['position', 'done']],
  ['the answer before the position', ['done', 'position']],
])('a move is news once and done once, %s', async (_, order) => {
  begin()
  const told = news()
  const answer = sitting.act({ kind: 'pass' })
  const id = Line.last.sent[0]?.id ?? ''
  for (const kind of order) {
    if (kind === 'done') done(id, 4)
    else show(4, move(4, 0))
  }
  expect(await answer).toBe(true)
  expect([sitting.sending, sitting.position?.question]).toEqual([false, 4])
  expect(told).toEqual([[3, 4, 4]])
})

test('a move that is made before the greeting goes with it, and is news', async () => {
  brought(3)
  const told = news()
  const answer = sitting.act({ kind: 'pass' })
  expect([Line.last.sent, sitting.held]).toEqual([[], true])
  welcome()
  expect(Line.last.sent).toMatchObject([{ type: 'act', question: 3, seat: 0 }])
  tell()
  // A long log comes in pages: the move may be made before its end has been told.
  Line.last.say({ type: 'events', seat: 0, seq: 2, entries: [move(2, 1)] })
  done(Line.last.sent[0]?.id ?? '', 4)
  show(4, move(3, 1), move(4, 0))
  expect(await answer).toBe(true)
  expect(told).toEqual([[3, 4, 4]])
})

test('a move whose line is lost before its position is news on the next one', async () => {
  begin()
  const told = news()
  const answer = sitting.act({ kind: 'pass' })
  const id = Line.last.sent[0]?.id ?? ''
  Line.last.cut()
  vi.advanceTimersByTime(300)
  welcome()
  tell()
  show(4, move(4, 0))
  Line.last.say({ type: 'done', id, seq: 4, seat: 0, repeated: true, waiting: 0 })
  expect(await answer).toBe(true)
  expect(sitting.sending).toBe(false)
  expect(told).toEqual([[3, 4, 4]])
})

test('news of the table leave the number of the position that is shown', () => {
  begin()
  tell({ seq: 9 })
  expect(sitting.position?.table.seq).toBe(3)
})

test('another seat is looked from with none of what the first one knew', () => {
  begin()
  sitting.sitAt(1)
  expect(sitting.log).toEqual([])
  expect([Line.last.seat, Line.last.since]).toEqual(['1', '-1'])
})

test('a new name is told anew, and until then the log stays', () => {
  begin()
  const seats = table().seats.map((seat) => (seat.seat === 1 ? { ...seat, name: 'Bea' } : seat))
  tell({ seats })
  expect(Line.last.since).toBe('-1')
  expect(sitting.log).toHaveLength(2)
  welcome()
  Line.last.say({ type: 'events', seat: 0, seq: 2, entries: [move(2, 1, happening('passed', {}, 'Bea passes.'))] })
  expect(sitting.log[0]?.events).toEqual([])
  show(3, move(3, 0))
  expect(sitting.log[0]?.events[0]?.text).toBe('Bea passes.')
})

test('what another takes back is named when it drops what was chosen', () => {
  begin()
  show(4, undo(4, 1))
  sitting.dropped()
  expect(sitting.notice).toContain('Bob')
  vi.advanceTimersByTime(8_000)
  expect(sitting.notice).toBe('')
})

test('what oneself takes back needs no notice', () => {
  begin()
  show(4, undo(4, 0))
  sitting.dropped()
  expect(sitting.notice).toBe('')
})

test('nothing is opened after the end', () => {
  begin()
  sitting.stop()
  Line.last.cut()
  vi.advanceTimersByTime(60_000)
  expect(Line.opened).toHaveLength(1)
})
