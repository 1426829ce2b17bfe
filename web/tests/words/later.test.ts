// What a table or the first page says comes with its first words: not with those that are loaded later.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { LATER } from '../../plugins/catalogues.ts'

const SOURCE = resolve(import.meta.dirname, '../../src')
const ENGLISH = resolve(import.meta.dirname, '../../../src/carson/words/locales/en')
const FIRST = ['main.ts', 'pages/Home.svelte', 'pages/TablePage.svelte', 'games.ts']
// What comes with all words, and what is reached by its address.
const LATER_PARTS = /words\.completing\(import\('[^']+'\)\)|from '[^']*pageList\.ts'/g
const IMPORTED = /(?:from|import)\s*\(?'(\.[^']+)'/g

function parts(): Map<string, string> {
  const found = new Map<string, string>()
  const waiting = FIRST.map((name) => join(SOURCE, name))
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (found.has(path) || !/\.(ts|svelte)$/.test(path) || !existsSync(path)) continue
    const text = readFileSync(path, 'utf8').replace(LATER_PARTS, '')
    found.set(path, text)
    for (const [, name = ''] of text.matchAll(IMPORTED)) waiting.push(resolve(dirname(path), name))
  }
  return found
}

function messages(later: boolean): Set<string> {
  const files = readdirSync(ENGLISH).filter((name) => name.startsWith('web') && LATER.has(name) === later)
  const text = files.map((name) => readFileSync(join(ENGLISH, name), 'utf8')).join('\n')
  return new Set([...text.matchAll(/^(web-[\w-]+) =/gm)].map(([, id = '']) => id))
}

test('no table and not the first page says what is loaded later', () => {
  const texts = parts()
  const said = [...texts].flatMap(([path, text]) =>
    [...text.matchAll(/['"`](web-[\w-]+)['"`]/g)].map(([, id = '']) => ({ path: path.slice(SOURCE.length), id })),
  )
  const [first, later] = [messages(false), messages(true)]
  expect(said.filter(({ id }) => first.has(id)).length).toBeGreaterThan(200)
  for (const part of ['/board/map/MapPane.svelte', '/cards/players/Bids.svelte', '/table/Ending.svelte'])
    expect(said.map(({ path }) => path)).toContain(part)
  expect(said.filter(({ id }) => later.has(id))).toEqual([])
  // Names put together; those of lists/EndTable.svelte could be of any page.
  const begun = [...texts].flatMap(([path, text]) =>
    [...text.matchAll(/`(web-[\w-]+-)\$\{/g)].map(([, start = '']) => ({ path: path.slice(SOURCE.length), start })),
  )
  const open = begun.filter(({ start }) => start !== 'web-pages-')
  expect(open.map(({ start }) => start)).toContain('web-pages-side-')
  expect(open.filter(({ start }) => [...later].some((id) => id.startsWith(start)))).toEqual([])
})
