import { beforeEach, expect, test, vi } from 'vitest'
import { Fault, type Position } from '../../src/api/requests.ts'
import { Choosing } from '../../src/board/choosing.svelte.ts'
import type { BoardView } from '../../src/board/view.ts'
import { why } from '../../src/choosing/why.svelte.ts'
import type { Action, Choice } from '../../src/api/actions.ts'
import { choice, choices, position, table, textOf } from '../tables.ts'

let at = $state.raw({} as Position<BoardView>)
let done: string[]
let asked: string[]
let dropped: number
let sends: boolean
/** What the rules answer to "ahead", by plan. */
let ahead: Record<string, object>
let choosing: Choosing

const playing = {
  thinks: true,
  get sending() {
    return sends
  },
  act: (...actions: Action[]) => Promise.resolve(done.push(actions.map(textOf).join(' + ')) > 0),
  whyNot: (action: Action, plan: Choice[] = []) => {
    asked.push([...plan, action].map(textOf).join('; '))
    return Promise.resolve({ message: 'No.', rule: '' })
  },
  withdraw: () => !sends,
  dropped: () => void dropped++,
  look: <T>(what: string) => {
    const plan = new URLSearchParams(what.split('?')[1]).get('plan') ?? ''
    const found = ahead[plan]
    if (!found) return Promise.reject(new Fault(422, { code: '', message: '', rule: '', details: {} }))
    return Promise.resolve({ seq: at.table.seq, plan: plan ? plan.split(',') : [], ...EMPTY, ...found } as T)
  },
}
const EMPTY = { incomes: [], contests: [], prices: [], previews: [], choices: [], asked: null }

/** One is asked something; `seq` counts the moves. */
function ask(kind: string, actions: string[], { seq = 1, question = -1, about = {} } = {}): void {
  const decision = { kind, seats: [0], about, rule: '', together: false }
  const view = { decision, characters: [], ground: [], owner: [] } as unknown as BoardView
  at = position(view, { choices: choices(...actions), question: question < 0 ? seq : question, table: table({ seq }) })
  choosing.moved()
}

beforeEach(() => {
  done = []
  asked = []
  dropped = 0
  sends = false
  ahead = { '': {} }
  why.close()
  choosing = new Choosing(() => ({ playing, position: at, view: at.view as BoardView }))
})

const picked = (): string => choosing.picked?.text ?? ''
const plan = (): string[] => choosing.plan.map((step) => step.text)

/** What lies ahead is asked for and told. */
async function look(): Promise<void> {
  choosing.look()
  await vi.waitFor(() => expect(choosing.ready).toBe(true))
}

test('the first click chooses and the second does it', async () => {
  ask('claim', ['claim d4', 'claim e5'])
  choosing.choose('d4')
  expect([choosing.chosen, picked(), done]).toEqual(['d4', 'claim d4', []])
  choosing.choose('e5')
  expect([picked(), done]).toEqual(['claim e5', []])
  choosing.choose('e5')
  await vi.waitFor(() => expect(picked()).toBe(''))
  expect(done).toEqual(['claim e5'])
})

test('a click on what is no answer asks the rules why', () => {
  ask('claim', ['claim d4'])
  choosing.choose('a1')
  expect([choosing.chosen, picked(), asked]).toEqual(['a1', '', ['claim a1']])
})

test('dropping a piece chooses and never confirms', () => {
  ask('claim', ['claim d4'])
  choosing.drop('d4')
  choosing.drop('d4')
  expect([picked(), done]).toEqual(['claim d4', []])
})

test('a cowboy is taken up, put elsewhere, or put back', () => {
  ask('heal', ['shift d4 e5', 'pass'])
  choosing.choose('d4')
  expect(choosing.lifted).toBe('d4')
  choosing.choose('e5')
  expect(picked()).toBe('shift d4 e5')
  choosing.choose('d4')
  expect([choosing.lifted, picked()]).toEqual(['', ''])
})

test('roads are no answer to a click until their lines are shown', () => {
  ask('action', ['road d4n', 'pass'])
  choosing.choose('d4n')
  expect(picked()).toBe('')
  choosing.laying = true
  choosing.choose('d4n')
  expect(picked()).toBe('road d4n')
})

test('a building is planned step by step, and one confirmation does all of it', async () => {
  ask('build', ['build ranch d4'])
  ahead['build ranch d4'] = { asked: { kind: 'house', about: {} }, choices: choices('house d5') }
  ahead['build ranch d4,house d5'] = { asked: null }
  choosing.choose('d4')
  expect([plan(), done]).toEqual([['build ranch d4'], []])
  await look()
  choosing.choose('d5')
  expect(plan()).toEqual(['build ranch d4', 'house d5'])
  await look()
  await choosing.confirm()
  expect(done).toEqual(['build ranch d4 + house d5'])
  ask('cowboy', ['cowboy wages'], { seq: 3 })
  expect([plan(), done]).toEqual([[], ['build ranch d4 + house d5']])
})

test('a request for consent is a step of the plan like any other', async () => {
  ask('build', ['build ranch d4', 'ask e5'])
  ahead['ask e5'] = { asked: { kind: 'build', about: {} }, choices: choices('build ranch d4') }
  ahead['ask e5,build ranch d4'] = { asked: { kind: 'house', about: {} }, choices: choices('house e5') }
  ahead['ask e5,build ranch d4,house e5'] = { asked: null }
  for (const place of ['e5', 'd4', 'e5']) {
    choosing.choose(place)
    await look()
  }
  expect(plan()).toEqual(['ask e5', 'build ranch d4', 'house e5'])
  await choosing.confirm()
  expect(done).toEqual(['ask e5 + build ranch d4 + house e5'])
})

test('a click on a step of the plan goes back to before it', async () => {
  ask('build', ['build ranch d4', 'build ranch e5'])
  ahead['build ranch d4'] = { asked: { kind: 'house', about: {} }, choices: choices('house d5') }
  choosing.choose('d4')
  await look()
  choosing.choose('d4')
  expect([plan(), done]).toEqual([[], []])
})

test('why not, within a plan, is asked with its steps', async () => {
  ask('build', ['build ranch d4'])
  ahead['build ranch d4'] = { asked: { kind: 'house', about: {} }, choices: choices('house d5') }
  choosing.choose('d4')
  await look()
  choosing.choose('h8')
  expect(asked).toEqual(['build ranch d4; house h8'])
})

test('a plan that the rules refuse is given up', async () => {
  ask('build', ['build ranch d4'])
  choosing.choose('d4')
  choosing.look()
  await vi.waitFor(() => expect(plan()).toEqual([]))
})

test('a new question drops what was chosen, and says so', () => {
  ask('claim', ['claim d4'])
  choosing.choose('d4')
  ask('claim', ['claim e5'], { seq: 2 })
  expect([choosing.chosen, picked(), dropped]).toEqual(['', '', 1])
})

test('where all act at once, what others do leaves a choice that is still there', () => {
  ask('cowboy', ['cowboy wages', 'cowboy d4'])
  choosing.choose('wages')
  ask('cowboy', ['cowboy wages'], { seq: 2, question: 1 })
  expect([picked(), dropped]).toEqual(['cowboy wages', 0])
  ask('cowboy', ['cowboy d4'], { seq: 3, question: 1 })
  expect([picked(), dropped]).toEqual(['', 1])
})

test('nothing else is chosen while something is on its way', () => {
  ask('claim', ['claim d4', 'claim e5'])
  choosing.choose('d4')
  sends = true
  choosing.choose('e5')
  choosing.leave()
  expect(picked()).toBe('claim d4')
})

test('marks say prices and gains', async () => {
  ask('buy-parcel', ['buy d4', 'buy e5'])
  ahead[''] = {
    previews: ['buy d4', 'buy e5'].map((action, at) => ({ action, choice: choice(action), price: at ? 0 : 7 })),
  }
  await look()
  expect([...choosing.marks]).toEqual([
    ['d4', '$7'],
    ['e5', ''],
  ])
})
