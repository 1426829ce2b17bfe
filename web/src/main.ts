import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { me } from './lib/me.svelte.ts'
import { firstLanguage, words } from './lib/words.svelte.ts'
import { applyTheme } from './lib/theme.ts'

applyTheme()
await words.use(firstLanguage())
void me.find().catch(() => undefined)
const target = document.getElementById('app')
if (target) mount(App, { target })
