import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { me } from './account/me.svelte.ts'
import { route } from './browser/route.svelte.ts'
import { soon } from './browser/idle.ts'
import { applyTheme } from './browser/theme.ts'
import { turns } from './live/turns.svelte.ts'
import { unloaded } from './words/unloaded.ts'
import { firstLanguage, words } from './words/words.svelte.ts'
import { worker } from './browser/worker.svelte.ts'
import { pageAt } from './pages.ts'

async function begin(target: HTMLElement): Promise<void> {
  const page = pageAt(route.parts[0] ?? '')
  page.catch(() => undefined) // told below
  await words.use(firstLanguage())
  void me.find().catch(() => undefined)
  target.replaceChildren()
  // The frame is drawn while its page may still be on its way.
  mount(App, { target })
  await page
  // Without a connection the browser's own letters do.
  soon(() => void import('./styles/fonts.css').catch(() => undefined))
  turns.begin()
}

applyTheme()
const target = document.getElementById('app')
if (target) begin(target).catch(() => unloaded(target, firstLanguage()))
worker.begin()
