// The message catalogues of the Python package, one module a language: `import words from 'virtual:words/nl'`.
// They are parsed here, so that a browser has nothing left to do but format them. What only the terminal and the server
// say stays out, so that a browser loads no more than it shows.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:words/'
const NOT_SHOWN = new Set([
  'arena.ftl',
  'board_cli.ftl',
  'board_variants_cli.ftl',
  'cli.ftl',
  'lessons.ftl',
  'notifications.ftl',
  'server.ftl',
  'statistics.ftl',
])
// What no table and not the first page says is a module of its own: `virtual:words/later/nl`.
export const LATER = new Set([
  'web_account.ftl',
  'web_admin.ftl',
  'web_design.ftl',
  'web_health.ftl',
  'web_hosts.ftl',
  'web_learn.ftl',
  'web_pad.ftl',
  'web_review.ftl',
  'web_rules.ftl',
  'web_setup.ftl',
  'web_statistics.ftl',
])
// Questions, events, refusals, errors and judgements arrive as sentences.
const NOT_NAMED = /^(ask|cli|event|refusal|error|list|why|reason|verdict)-/

export function catalogues(folder: string): Plugin {
  const root = resolve(import.meta.dirname, '..', folder)
  return {
    name: 'carson-catalogues',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const [, later, language = ''] = /^(later\/)?(.*)$/.exec(id.slice(PREFIX.length + 1)) ?? []
      const files = readdirSync(join(root, language)).filter(
        (name) => name.endsWith('.ftl') && !NOT_SHOWN.has(name) && LATER.has(name) === Boolean(later),
      )
      const texts = files.sort().map((name) => {
        const path = join(root, language, name)
        this.addWatchFile(path)
        return shown(readFileSync(path, 'utf8'))
      })
      const parsed = JSON.stringify(new FluentResource(texts.join('\n')).body)
      return `export default JSON.parse(${JSON.stringify(parsed)})`
    },
  }
}

/** The messages a browser shows, without remarks. */
function shown(source: string): string {
  const kept: string[] = []
  let keep = false
  for (const line of source.split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue
    if (/^-?[a-z]/.test(line)) keep = !NOT_NAMED.test(line)
    if (keep) kept.push(line)
  }
  return kept.join('\n')
}
