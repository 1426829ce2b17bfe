// Unit tests of logic that needs no page. The browser's own tests are in tests/browser.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { catalogues } from './plugins/catalogues.ts'

export default defineConfig({
  plugins: [svelte(), catalogues('../src/carson/words/locales')],
  resolve: { conditions: ['browser'] },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: './tests/page.ts',
    unstubGlobals: true,
    restoreMocks: true,
  },
})
