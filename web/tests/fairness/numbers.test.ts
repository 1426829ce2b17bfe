import { beforeEach, expect, test, vi } from 'vitest'
import type { Table } from '../../src/api/requests.ts'
import { contribute, prove, putInto, withdraw, type Put } from '../../src/fairness/numbers.ts'
import { hmac, sha256 } from '../../src/fairness/sha256.ts'
import { table } from '../tables.ts'

const SECRET = 'the secret of the server'
const COMMITMENT = sha256(SECRET)
const NUMBERS = ['a'.repeat(64), 'b'.repeat(64)]
const SEALED = NUMBERS.map((number) => sha256(number))
const SEAL = sha256(`${COMMITMENT} 0:${SEALED[0]} 1:${SEALED[1]}`)
const SEED = hmac(SECRET, `0:${NUMBERS[0]} 1:${NUMBERS[1]}`)
const PUT: Put = { number: NUMBERS[0] ?? '', commitment: COMMITMENT, seal: SEAL }

const seats = (numbers: (string | null)[], sealed: (string | null)[]) =>
  table().seats.map((seat, index) => ({ ...seat, number: numbers[index], number_sha256: sealed[index] }))
const ended = (more: object = {}): Table =>
  table({ commitment: COMMITMENT, secret: SECRET, seed: SEED, seats: seats(NUMBERS, SEALED), ...more })

test('a game in which all is as it was shown proves itself', () => {
  expect(prove(ended(), PUT)).toEqual({ verdict: 'all', wrong: [], note: 'web-fair-included', withheld: 0 })
})

test.each([
  ['another secret', { secret: 'another' }, 'web-fair-other-secret'],
  ['another commitment than was shown', { commitment: sha256('another'), secret: 'another' }, 'web-fair-other-secret'],
  [
    'another number than was sealed',
    { seats: seats(['c'.repeat(64), NUMBERS[1] ?? ''], SEALED) },
    'web-fair-other-numbers',
  ],
  ['another seed', { seed: 'f'.repeat(64) }, 'web-fair-other-seed'],
  ['a number left out', { seats: seats([null, NUMBERS[1] ?? ''], [null, SEALED[1] ?? '']) }, 'web-fair-dropped'],
])('%s is found', (_what, more, fault) => {
  const found = prove(ended(more), PUT)
  expect(found.verdict).toBe('wrong')
  expect(found.wrong).toContain(fault)
})

test('a number that its player kept back is told, and is no fault', () => {
  const seed = hmac(SECRET, `0:${NUMBERS[0]}`)
  const found = prove(ended({ seed, seats: seats([NUMBERS[0] ?? '', null], SEALED) }), PUT)
  expect([found.verdict, found.withheld]).toEqual(['but', 1])
})

test('with some numbers alone the proof is for those who put them in', () => {
  const seed = hmac(SECRET, `0:${NUMBERS[0]}`)
  const seal = sha256(`${COMMITMENT} 0:${SEALED[0]}`)
  const one = ended({ seed, seats: seats([NUMBERS[0] ?? '', null], [SEALED[0] ?? '', null]) })
  expect(prove(one, null).verdict).toBe('some')
  expect(prove(one, { ...PUT, seal }).verdict).toBe('all')
})

test('without any number the seed is the secret, which the server chose alone', () => {
  const found = prove(ended({ seed: SECRET, secret: null, seats: seats([null, null], [null, null]) }), null)
  expect(found).toMatchObject({ verdict: 'server', wrong: [] })
})

const asked: [path: string, body: Record<string, string | null>][] = []
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    asked.push([path, JSON.parse(body) as Record<string, string>])
    return Promise.resolve(new Response('{}'))
  })
})
const open = (id: string, more: object = {}) =>
  table({
    id,
    status: 'open',
    from_move: null,
    commitment: COMMITMENT,
    seal: null,
    seats: seats([], [null, null]),
    ...more,
  })

test('a number is sealed when the server has committed itself, and opened as it was sealed', async () => {
  await contribute(open('one'))
  const put = putInto('one')
  const shown = sha256(put?.number ?? '')
  expect(asked).toEqual([['/api/tables/one/seal', { sha256: shown }]])
  const sealed = open('one', { seats: seats([], [shown, null]) })
  await contribute(sealed)
  expect(asked).toHaveLength(1)
  await contribute({ ...sealed, seal: 'final' })
  expect(asked[1]).toEqual(['/api/tables/one/reveal', { number: put?.number }])
})

test('a number is not opened to a server that has changed its commitment', async () => {
  await contribute(open('two'))
  const shown = sha256(putInto('two')?.number ?? '')
  await contribute(open('two', { seal: 'final', commitment: sha256('another'), seats: seats([], [shown, null]) }))
  expect(asked).toHaveLength(1)
})

test('nothing is sealed without a commitment, nor by somebody who only looks on', async () => {
  await contribute(open('three', { commitment: null }))
  await contribute(open('three', { seats: seats([], [null, null]).map((seat) => ({ ...seat, mine: false })) }))
  expect(asked).toEqual([])
})

test('whoever leaves before the game begins takes the number along', async () => {
  await contribute(open('four'))
  const shown = sha256(putInto('four')?.number ?? '')
  withdraw(open('four', { seats: seats([], [shown, null]) }))
  expect(asked[1]).toEqual(['/api/tables/four/seal', { sha256: null }])
})
