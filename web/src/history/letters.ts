// Our own letters for a picture of its own: an SVG that is shown as a picture reads no styles and no files of the page, so
// it brings them along.
import text from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import head from '@fontsource/zilla-slab/files/zilla-slab-latin-700-normal.woff2?url'

const FONTS = [
  ['Zilla Slab', '700', head],
  ['Source Sans 3', '200 900', text],
] as const

let fetched: Promise<string> | null = null

/** The style that a drawing needs; "" where they cannot be had: other letters do then. */
export function letters(): Promise<string> {
  fetched ??= Promise.all(FONTS.map(async ([name, weight, address]) => face(name, weight, await dataOf(address)))).then(
    (faces) => faces.join(''),
    () => {
      fetched = null
      return ''
    },
  )
  return fetched
}

const face = (name: string, weight: string, data: string) =>
  `@font-face{font-family:'${name}';font-weight:${weight};src:url(${data}) format('woff2')}`

async function dataOf(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`no letters at ${address}`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  let signs = ''
  for (const byte of bytes) signs += String.fromCharCode(byte)
  return `data:font/woff2;base64,${btoa(signs)}`
}
