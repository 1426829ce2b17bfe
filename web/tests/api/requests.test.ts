import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Fault, post } from '../../src/api/requests.ts'
import { words } from '../../src/words/words.svelte.ts'

beforeEach(async () => {
  await words.use('en')
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const refusal = (code: string, status: number) => () =>
  Promise.resolve(new Response(JSON.stringify({ error: { code, rule: '', details: {}, message: code } }), { status }))
const granted = () => Promise.resolve(new Response('{"done": true}'))

function answering(...answers: (() => Promise<Response>)[]): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(() => (answers.shift() ?? granted)())
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('what a stopping server refuses is asked again, and the reader does not hear of it', async () => {
  const fetched = answering(refusal('server-stopping', 503), refusal('server-stopping', 503))
  const asked = post('/api/tables', { game: 'cards' })
  await vi.runAllTimersAsync()
  expect(await asked).toEqual({ done: true })
  expect(fetched).toHaveBeenCalledTimes(3)
})

test('if no other server comes the reader does', async () => {
  const fetched = answering(...Array.from({ length: 9 }, () => refusal('server-stopping', 503)))
  const asked = post('/api/tables').catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(((await asked) as Fault).data.code).toBe('server-stopping')
  expect(fetched).toHaveBeenCalledTimes(4)
})

test('nothing else is asked twice: it may have been done', async () => {
  const fetched = answering(refusal('own-fault', 500))
  const asked = post('/api/tables').catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(((await asked) as Fault).status).toBe(500)
  expect(fetched).toHaveBeenCalledTimes(1)
})
