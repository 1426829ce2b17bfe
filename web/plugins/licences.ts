// The licences of what is sent to browsers beside our own files: letters under the OFL want theirs to come with them.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

export function licences(packages: string[]): Plugin {
  return {
    name: 'carson-licences',
    generateBundle() {
      const texts = packages.map((name) => {
        const path = resolve(import.meta.dirname, '..', 'node_modules', name, 'LICENSE')
        return `${name}\n\n${readFileSync(path, 'utf8')}`
      })
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join('\n\n') })
    },
  }
}
