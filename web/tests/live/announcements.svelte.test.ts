import { expect, test, vi } from 'vitest'
import { announcements } from '../../src/live/announcements.svelte.ts'

const one = (id: string) => ({ id, text: `text of ${id}`, created_at: 1, ends_at: 2 })

test('what was dismissed stays away, what is new is shown', async () => {
  announcements.take([one('a'), one('b')])
  announcements.dismiss('a')
  expect(announcements.shown.map(({ id }) => id)).toEqual(['b'])
  expect(localStorage.getItem('carson.dismissed')).toContain('"a"')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ announcements: [one('a'), one('c')] }))))
  await announcements.look()
  expect(announcements.shown.map(({ id }) => id)).toEqual(['c'])
})

test('without a connection nothing changes', async () => {
  announcements.take([one('d')])
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await announcements.look()
  expect(announcements.shown.map(({ id }) => id)).toEqual(['d'])
})
