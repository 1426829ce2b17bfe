// The pages by the first part of their address. Written by tools/page_list.py (`make types`) from
// src/carson/server/client/pages.py: change it there, not here.

interface Listed {
  load: () => Promise<{ default: unknown }>
  /** The message with its name, if it has one. */
  title: string
  inHead: boolean
}

export const PAGES: Record<string, Listed> = {
  '': { load: () => import('./pages/Home.svelte'), title: '', inHead: false },
  new: { load: () => import('./pages/SetUp.svelte'), title: 'web-new-table', inHead: true },
  mine: { load: () => import('./pages/Mine.svelte'), title: 'web-my-tables', inHead: true },
  watch: { load: () => import('./pages/Watch.svelte'), title: 'web-pages-watch', inHead: true },
  learn: { load: () => import('./pages/Learn.svelte'), title: 'web-learn', inHead: true },
  rules: { load: () => import('./pages/Rules.svelte'), title: 'web-rules', inHead: true },
  pad: { load: () => import('./pages/Pad.svelte'), title: 'web-pages-pad', inHead: true },
  statistics: { load: () => import('./pages/Statistics.svelte'), title: 'web-statistics', inHead: false },
  account: { load: () => import('./pages/Account.svelte'), title: 'web-pages-account', inHead: false },
  hosts: { load: () => import('./pages/Hosts.svelte'), title: 'web-hosts', inHead: false },
  status: { load: () => import('./pages/Status.svelte'), title: 'web-health', inHead: false },
  admin: { load: () => import('./pages/Admin.svelte'), title: 'web-admin', inHead: false },
  design: { load: () => import('./pages/Design.svelte'), title: '', inHead: false },
  enter: { load: () => import('./pages/Enter.svelte'), title: '', inHead: false },
  table: { load: () => import('./pages/TablePage.svelte'), title: '', inHead: false },
  replay: { load: () => import('./pages/Replay.svelte'), title: 'web-pages-replay', inHead: false },
  review: { load: () => import('./pages/Review.svelte'), title: 'web-review', inHead: false },
}
