// Finds the page of an address. Each is loaded when it is first gone to, so that the way to a table is short.
import type { Component } from 'svelte'
import { gameBrought } from './api/requests.ts'
import { PAGES } from './pageList.ts'
import { words } from './words/words.svelte.ts'
import { tableOf } from './table/loaded.ts'

// A page gets the further parts of its address: /replay/ID/12 is the page "replay" with ["ID", "12"].
export type Page = Component<{ parts: string[] }>

/** With the table of the game whose position came with the page, so that both are drawn together. */
function withItsTable(name: string): Promise<unknown> | null {
  const game = name === 'table' && gameBrought()
  return game ? tableOf(game) : null
}

export async function pageAt(name: string): Promise<Page> {
  const load = PAGES[name]?.load ?? (() => import('./pages/NotFound.svelte'))
  const [page] = await Promise.all([load(), withItsTable(name), ['', 'table'].includes(name) ? null : words.complete()])
  return page.default as Page // who has no use for its parts takes none
}
