// The list of portraits, web/src/art/people/index.ts, from the files beside it: one for each person, who is drawn by a function of the same name.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const PEOPLE = new URL('../src/art/people/', import.meta.url)
const LIST = new URL('index.ts', PEOPLE)
const NO_PORTRAIT = ['index', 'parts']
const HEAD = `// Everybody, by the names the engine gives them. Written by web/tools/pieces.ts from the files in this folder.\n`

function text(): string {
  const names = readdirSync(PEOPLE)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .filter((name) => !NO_PORTRAIT.includes(name))
  return HEAD + names.sort().map(exported).join('')
}

function exported(name: string): string {
  const drawn = name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return `export { ${drawn === name ? name : `${drawn} as ${name}`} } from './${name}.ts'\n`
}

export const isFresh = (): boolean => readFileSync(LIST, 'utf8') === text()
export const write = (): void => writeFileSync(LIST, text())
