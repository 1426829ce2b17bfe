// Beside each file of the build that is worth it, the same compressed with Brotli, as small as can be: made once here, so that
// the server has only to send it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH = /\.(js|css|svg)$/
const SMALLEST = 1000

export function packed(): Plugin {
  let folder = ''
  return {
    name: 'carson-packed',
    apply: 'build',
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!WORTH.test(name)) continue
        const content = readFileSync(join(folder, name))
        if (content.length < SMALLEST) continue
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length, [constants.BROTLI_PARAM_LGWIN]: 22 }
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params }))
      }
    },
  }
}
