import { beforeEach, expect, test, vi } from 'vitest'
import { me } from '../../src/account/me.svelte.ts'

beforeEach(() => localStorage.clear())

test('whoever is known stays who they are, even if a page needs somebody before the server has said who it is', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string, options?: RequestInit) => {
    asked.push(`${options?.method ?? 'GET'} ${address}`)
    const name = address.endsWith('/api/me') ? 'Ann' : 'Somebody Else'
    return Promise.resolve(
      new Response(JSON.stringify({ user: { name, claimed: false, handle: 'a', language: null } })),
    )
  })
  const finding = me.find()
  const needed = await me.known()
  expect(needed.name).toBe('Ann')
  expect(await finding).toEqual(needed)
  expect(asked).toHaveLength(1)
})
