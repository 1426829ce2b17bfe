import { expect, test, vi } from 'vitest'
import { Listing } from '../../src/admin/listing.svelte.ts'
import { endOf } from '../../src/admin/spans.ts'

const answers = (rows: Record<string, number[]>, held: Record<string, Promise<void>> = {}) =>
  vi.stubGlobal('fetch', async (address: string) => {
    await held[address]
    return new Response(JSON.stringify({ rows: rows[address], now: 7 }))
  })
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, number) => first + number)

test('a list goes on where it ends, and begins anew after something was done', async () => {
  answers({ '/a?skip=0': upTo(50), '/a?skip=50': upTo(53, 51) })
  const listing = new Listing<{ rows: number[] }, number>(
    (known) => `/a?skip=${known.length}`,
    (answer) => answer.rows,
  )
  await listing.look()
  expect([listing.rows.length, listing.more, listing.now]).toEqual([50, true, 7])
  await listing.look(true)
  expect(listing.rows).toEqual(upTo(53))
  expect(listing.more).toBe(false)
  await listing.look()
  expect(listing.rows).toEqual(upTo(50))
})

test('an answer that comes too late replaces nothing', async () => {
  const gates: (() => void)[] = []
  const late = new Promise<void>((open) => gates.push(open))
  answers({ '/slow': [1], '/quick': [2] }, { '/slow': late })
  let where = '/slow'
  const listing = new Listing<{ rows: number[] }, number>(
    () => where,
    (answer) => answer.rows,
  )
  const first = listing.look()
  where = '/quick'
  await listing.look()
  gates[0]?.()
  await first
  expect(listing.rows).toEqual([2])
})

test('a span ends that many seconds from now, or not by itself', () => {
  expect(endOf('hour', 1000.9)).toBe(4600)
  expect(endOf('never', 1000)).toBeNull()
})
