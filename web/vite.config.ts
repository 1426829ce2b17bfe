// Builds the browser client into the Python package, which serves it.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { catalogues } from './plugins/catalogues.ts'
import { eager } from './plugins/eager.ts'
import { licences } from './plugins/licences.ts'
import { packed } from './plugins/packed.ts'
import { worker } from './plugins/worker.ts'

// In a folder with components too, [a-z] stands for its modules.
const EVERY_PAGE = inFolders(
  'api',
  'account/me',
  'browser/(?!push|joining)',
  'choosing/(?!carry|zoom)([a-z]|WhyNot)',
  'fairness/[a-z]',
  'live/(?!plan)',
  'rules/(ruleSheet|plain)',
  'opponents/starting',
  'talk/[a-z]',
  'App',
  'frame/(Header|Language|Notices|OwnName)',
  'styles/(base|tokens)',
  'words',
)
const EVERY_TABLE = inFolders(
  'art',
  'board/map/(Meeple|ground)',
  'choosing/(carry|zoom|Amount|CashLimit|Choices|Held)',
  'motion/(?!stage)',
  'pages/(TablePage|NotFound)',
  'side/(beside|TextWithRules)',
  'table/(?!Ending)',
  'talk/TalkMark',
)

function inFolders(...found: string[]): RegExp {
  return new RegExp(`src/(${found.join('|')})`)
}

export default defineConfig({
  plugins: [
    // In every element with a style of its own: shorter than Svelte's, since what a first page fetches counts.
    svelte({ compilerOptions: { cssHash: ({ hash, css }) => `s${hash(css).slice(-5)}` } }),
    catalogues('../src/carson/words/locales'),
    eager(/^(core|table|index|BoardTable|CardTable)$/),
    worker(),
    licences(['@fontsource/zilla-slab', '@fontsource-variable/source-sans-3']),
    packed(),
  ],
  build: {
    outDir: '../src/carson/server/static',
    emptyOutDir: true,
    manifest: 'manifest.json', // which files a page needs: the server asks browsers for all of them at once
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows our own files, and nothing written into a page
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A browser fetches six files at a time: what every page needs is one of them, and what every table needs another.
        codeSplitting: {
          groups: [
            { name: 'core', test: new RegExp(`node_modules|${EVERY_PAGE.source}`), priority: 2 },
            { name: 'table', test: EVERY_TABLE, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
})
