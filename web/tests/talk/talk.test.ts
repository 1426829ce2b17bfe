import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AGAIN } from '../../src/api/requests.ts'
import { Talk } from '../../src/talk/talk.svelte.ts'
import { words } from '../../src/words/words.svelte.ts'

interface Said {
  number: number
  text: string
  mine: boolean
}

/** What has been said, as the server keeps it; and how requests fare. */
let said: Said[]
let line: 'up' | 'down' | 'loses answers'
let talk: Talk

const say = (text: string, mine: boolean) => said.push({ number: said.length + 1, text, mine })

beforeEach(async () => {
  vi.useFakeTimers()
  await words.use('en')
  localStorage.clear()
  said = []
  line = 'up'
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
    if (line === 'down') return Promise.reject(new TypeError('no network'))
    if (method === 'POST') {
      // The server trims, and keeps one space.
      say((JSON.parse(body ?? '') as Said).text.trim().replace(/\s+/g, ' '), true)
      if (line === 'loses answers') return Promise.reject(new TypeError('no network'))
      return Promise.resolve(new Response('{}'))
    }
    const since = Number(new URL(path, location.href).searchParams.get('since') ?? 0)
    const lines = said.filter((one) => one.number > since)
    return Promise.resolve(Response.json({ last: said.length, may_speak: true, lines }))
  })
  talk = new Talk('abc')
})
afterEach(() => vi.useRealTimers())

const texts = () => said.map((one) => one.text)
async function write(text: string): Promise<void> {
  talk.draft = text
  await talk.say(null)
}

test('a line is said, shown and gone from the field', async () => {
  await write('Howdy')
  expect([texts(), talk.draft]).toEqual([['Howdy'], ''])
  expect(talk.lines.map((one) => one.text)).toEqual(['Howdy'])
})

test('a line is not said again while it is on its way', async () => {
  talk.draft = 'Howdy'
  await Promise.all([talk.say(null), talk.say(null)])
  expect(texts()).toEqual(['Howdy'])
})

test('a line that found no connection stays in the field, and is sent when there is one', async () => {
  line = 'down'
  await write('Howdy')
  expect([talk.unsent?.text, talk.draft]).toEqual(['Howdy', 'Howdy'])
  line = 'up'
  await vi.advanceTimersByTimeAsync(AGAIN)
  expect([texts(), talk.unsent, talk.draft]).toEqual([['Howdy'], null, ''])
})

test('a line whose answer was lost is not said again', async () => {
  line = 'loses answers'
  await write('  Howdy  partner ')
  line = 'up'
  await talk.say(null) // as who is impatient does
  expect([texts(), talk.draft]).toEqual([['Howdy partner'], ''])
})

test('the same words said before do not count as sent', async () => {
  say('Howdy', true)
  await talk.look(true)
  line = 'down'
  await write('Howdy')
  line = 'up'
  await vi.advanceTimersByTimeAsync(AGAIN)
  expect(texts()).toEqual(['Howdy', 'Howdy'])
})

test('what others said counts as unread until it is in sight, after a reload too', async () => {
  say('Howdy', false)
  say('Hello', true)
  await talk.look(true)
  expect([talk.unread, talk.news]).toMatchObject([1, { arriving: true }])
  talk.watch(true)
  expect(talk.unread).toBe(0)
  const reloaded = new Talk('abc')
  await reloaded.look(true)
  expect(reloaded.unread).toBe(0)
})

test('whoever only looks on begins with what is said from now on', async () => {
  say('Howdy', false)
  await talk.look(false)
  expect(talk.unread).toBe(0)
  say('Your turn', false)
  await talk.look(false)
  expect([talk.unread, talk.news.arriving]).toEqual([1, false])
})
