// Builds the browser client into the Python package, which serves it.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { catalogues } from './plugins/catalogues.ts'
import { worker } from './plugins/worker.ts'

export default defineConfig({
  plugins: [svelte(), catalogues('../src/carson/words/locales'), worker()],
  build: {
    outDir: '../src/carson/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows our own files, and nothing written into a page
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
})
