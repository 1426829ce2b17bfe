import { beforeEach, expect, test, vi } from 'vitest'
import type { Position } from '../../src/api/requests.ts'
import { CardChoosing } from '../../src/cards/choosing.svelte.ts'
import { cards } from '../../src/cards/deck.svelte.ts'
import type { CardView } from '../../src/cards/view.ts'
import { why } from '../../src/choosing/why.svelte.ts'
import type { Action } from '../../src/api/actions.ts'
import { choice, choices, position, table, textOf } from '../tables.ts'

let at = $state.raw({} as Position<CardView>)
let done: string[]
let asked: string[]
let dropped: number
let sends: boolean
let spot = $state('')
let choosing: CardChoosing

const playing = {
  get sending() {
    return sends
  },
  act: (action: Action) => Promise.resolve(done.push(textOf(action)) > 0),
  whyNot: (action: Action) => {
    asked.push(textOf(action))
    return Promise.resolve(null)
  },
  withdraw: () => !sends,
  dropped: () => void dropped++,
}

const player = (seat: number, ...city: string[]) => ({
  seat,
  level: '',
  city: city.map((card, row) => ({ card, at: `a${row + 1}` })),
})

/** One is asked something; terrain cards are called by letters, people by names. */
function ask(
  kind: string,
  actions: string[],
  { offer = ['A', 'B', 'banker'], about = {}, status = 'playing' } = {},
): void {
  const decision = status === 'playing' ? { kind, seats: [0], about, together: false } : null
  const view = { decision, offer, players: [player(0, 'X'), player(1, 'Y')] } as unknown as CardView
  at = position(view, { choices: choices(...actions), table: table({ status, winners: [1] }) })
  choosing.asked()
  choosing.offered()
}

beforeEach(() => {
  done = []
  asked = []
  dropped = 0
  sends = false
  spot = ''
  why.close()
  vi.spyOn(cards, 'terrain').mockImplementation((id) => (/^[A-Z]$/.test(id) ? ({ parcels: [] } as never) : undefined))
  choosing = new CardChoosing(() => ({ playing, position: at, view: at.view as CardView, spot }))
})

test('a card is chosen first and taken by the second click', () => {
  ask('take', ['take A', 'take B'])
  choosing.choose('A')
  expect([choosing.chosen, choosing.card, done]).toEqual(['A', 'A', []])
  choosing.choose('A')
  expect(done).toEqual(['take A'])
})

test('a person has no places', () => {
  ask('take', ['take banker'])
  choosing.choose('banker')
  expect(choosing.card).toBe('')
})

test('the second click on what cannot be taken asks why', () => {
  ask('take', ['take A'])
  choosing.choose('B')
  choosing.choose('B')
  expect([done, asked]).toEqual([[], ['take B']])
})

test('a bid is chosen, changed, and laid by the second click', () => {
  ask('bid', ['bid 3', 'bid 7'])
  choosing.chooseBid(3)
  choosing.chooseBid(7)
  expect([choosing.bid, done]).toEqual([7, []])
  choosing.chooseBid(7)
  expect(done).toEqual(['bid 7'])
})

test('a card is laid at a place, shown there, and placed by the second click', () => {
  ask('place', ['place a1', 'place c3'], { about: { card: 'A' } })
  expect([choosing.placing, choosing.card]).toEqual(['A', 'A'])
  choosing.choosePlace('a1')
  choosing.choosePlace('c3')
  expect([choosing.at, done]).toEqual(['c3', []])
  choosing.choosePlace('c3')
  expect(done).toEqual(['place c3'])
})

test('a place that was thought of before its card was taken stays', () => {
  ask('take', ['take A'])
  choosing.choose('A')
  choosing.choosePlace('c3')
  ask('place', ['place a1', 'place c3'], { about: { card: 'A' } })
  expect([choosing.at, dropped]).toEqual(['c3', 0])
})

test('the second click on a place takes the card that would go there', () => {
  ask('take', ['take A'])
  choosing.choose('A')
  choosing.choosePlace('c3')
  choosing.choosePlace('c3')
  expect(done).toEqual(['take A'])
})

test('a card that another took is chosen no more, and it is said', () => {
  ask('take', ['take A', 'take B'])
  choosing.choose('A')
  ask('take', ['take B'], { offer: ['B', 'banker'] })
  expect([choosing.chosen, dropped]).toEqual(['', 1])
})

test('a card of the city is picked to be sold, and put back', () => {
  ask('sell', ['sell X', 'pass'])
  expect([choosing.selling, choosing.others]).toEqual([true, [choice('pass')]])
  choosing.pick('X')
  expect(choosing.picked).toBe('X')
  choosing.pick('X')
  expect(choosing.picked).toBe('')
})

test('while something is on its way nothing else is chosen', () => {
  ask('take', ['take A', 'take B'])
  choosing.choose('A')
  sends = true
  choosing.choose('B')
  expect([choosing.chosen, choosing.drop()]).toEqual(['A', false])
})

test("one's own city is shown, another's when it is looked at, and the one where something is pointed at", () => {
  ask('take', ['take A'])
  expect([choosing.citySeat, choosing.mine]).toEqual([0, true])
  choosing.lookAt(1)
  expect([choosing.citySeat, choosing.mine]).toEqual([1, false])
  spot = 'X'
  expect(choosing.citySeat).toBe(0)
})

test("when all is over a spectator sees the winner's city", () => {
  ask('', [], { offer: [], status: 'finished' })
  at = { ...at, seat: null }
  expect([choosing.over, choosing.citySeat]).toEqual([true, 1])
})
