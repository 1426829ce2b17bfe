// The pages by the first part of their address. Each is loaded when it is first gone to, so that the way to a table is short.
import type { Component } from 'svelte'
import { gameBrought } from './api/requests.ts'
import { tableOf } from './table/games.ts'

// A page gets the further parts of its address: /replay/ID/12 is the page "replay" with ["ID", "12"].
export type Page = Component<{ parts: string[] }>

const PAGES: Record<string, () => Promise<{ default: unknown }>> = {
  '': () => import('./pages/Home.svelte'),
  new: () => import('./pages/SetUp.svelte'),
  mine: () => import('./pages/Mine.svelte'),
  watch: () => import('./pages/Watch.svelte'),
  learn: () => import('./pages/Learn.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  pad: () => import('./pages/Pad.svelte'),
  account: () => import('./pages/Account.svelte'),
  design: () => import('./pages/Design.svelte'),
  enter: () => import('./pages/Enter.svelte'),
  table,
  replay: () => import('./pages/Replay.svelte'),
}

/** With the table of the game whose position came with the page, so that both are drawn together. */
async function table(): Promise<{ default: unknown }> {
  const game = gameBrought()
  const [page] = await Promise.all([import('./pages/TablePage.svelte'), game && tableOf(game)])
  return page
}

export async function pageAt(name: string): Promise<Page> {
  const load = PAGES[name] ?? (() => import('./pages/NotFound.svelte'))
  return (await load()).default as Page // who has no use for its parts takes none
}
