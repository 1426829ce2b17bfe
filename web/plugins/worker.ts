// Writes the service worker: worker/sw.js with the files of this build. The shell is kept beforehand, so that a page can be shown
// without a network; everything else when it was first used.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, Rollup } from 'vite'

const SOURCE = resolve(import.meta.dirname, '..', 'worker', 'sw.js')
const PUBLIC = resolve(import.meta.dirname, '..', 'public')
// One is for other sites, the other differs by the reader's language: neither is kept.
const LEFT_OUT = ['preview.png', 'manifest.webmanifest']
// Parts of the client that are needed without the server, beside what every page needs. In which language is not known
// beforehand, and after an update the words of the version before are no good.
const PARTS = /pages\/(Home|Pad|Rules|NotFound)\.svelte$|virtual:words\//

export function worker(): Plugin {
  return {
    name: 'carson-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const source = readFileSync(SOURCE, 'utf8')
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .map((name) => `/${name}`)
      const open = readdirSync(PUBLIC)
        .filter((name) => !LEFT_OUT.includes(name))
        .map((name) => `/${name}`)
      const shell = ['/', ...open, ...needed(bundle)]
      const contents = open.map((name) => readFileSync(join(PUBLIC, name)).toString('base64'))
      const version = createHash('sha256')
        .update(JSON.stringify([source, files, contents]))
        .digest('hex')
        .slice(0, 16)
      const put = (name: string, value: unknown) => (text: string) =>
        text.replace(new RegExp(`/\\* ${name} \\*/ .*`), JSON.stringify(value))
      const text = [put('SHELL', shell), put('FILES', files), put('VERSION', version)].reduce(
        (made, one) => one(made),
        source,
      )
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: text })
    },
  }
}

/** The scripts of the entry and of those parts with all they import, and the styles. */
function needed(bundle: Rollup.OutputBundle): string[] {
  const found = new Set<string>()
  const take = (name: string): void => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || found.has(`/${name}`)) return
    found.add(`/${name}`)
    chunk.imports.forEach(take)
  }
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.type === 'chunk' && (chunk.isEntry || PARTS.test(chunk.facadeModuleId ?? ''))) take(name)
  }
  const styles = Object.keys(bundle)
    .filter((name) => name.endsWith('.css'))
    .map((name) => `/${name}`)
  return [...found, ...styles]
}
