// Draws every piece of web/src/art on one page: docs/design/pieces.svg; before that it lists the portraits there are. Run by the Node of
// .venv, which reads TypeScript by itself:
//     .venv/bin/node web/tools/pieces.ts            writes the list and the page
//     .venv/bin/node web/tools/pieces.ts --check    fails where one of them is not what the pieces are now
//     .venv/bin/node web/tools/pieces.ts --names    the names of all pieces, as JSON
import { readFileSync, writeFileSync } from 'node:fs'
import { CARDS, SKULL } from '../src/art/cards.ts'
import { CLOTHS, COWBOY } from '../src/art/cowboy.ts'
import { ICONS } from '../src/art/icons.ts'
import { BRIDGE, ROAD, SAGEBRUSH, type Side, water, WAVES } from '../src/art/land.ts'
import { PALETTE } from '../src/art/palette.ts'
import { SUIT_PATHS } from '../src/art/suits.ts'
import { THINGS } from '../src/art/things.ts'
import { die, FIGURES, type Part, TOKENS } from '../src/art/tokens.ts'
import * as portraits from './portraits.ts'

const asked = process.argv[2]
const OLD = 'is not what the pieces are now: run .venv/bin/node web/tools/pieces.ts'
if (!asked) portraits.write()
else if (asked === '--check' && !portraits.isFresh()) {
  console.error(`web/src/art/people/index.ts ${OLD}`)
  process.exit(1)
}
const { person, PERSON_NAMES } = await import('../src/art/characters.ts') // which reads the list

const ROOT = new URL('../..', import.meta.url)
const PAGE = new URL('docs/design/pieces.svg', ROOT)
const WIDE = 1200
const CELL = { wide: 118, high: 112, gap: 2 }
const TOKENS_CSS = readFileSync(new URL('web/src/styles/tokens.css', ROOT), 'utf8')

/** The value of a name of tokens.css that is a plain colour. */
function colour(name: string): string {
  const found = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(TOKENS_CSS)
  if (!found?.[1]) throw new Error(`tokens.css names no plain colour --${name}`)
  return found[1]
}

const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`
const drawn = (parts: readonly Part[], player = colour('hat')): string =>
  parts
    .map(([paint, d, moved]) =>
      path(
        d,
        paint === 'player' ? player : PALETTE[paint],
        ` fill-rule="evenodd"${moved ? ` transform="${moved}"` : ''}`,
      ),
    )
    .join('')
const words = (name: string): string =>
  name
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/\b[a-z]/g, (first) => first.toUpperCase())
    .replace(/\bVp\b/, 'VP')

interface Piece {
  name: string
  /** What is drawn, in a box of this width and height. */
  inner: string
  box: readonly [number, number]
  ground?: string
}

const piece = (name: string, inner: string, box: readonly [number, number] = [48, 48], ground?: string): Piece => ({
  name,
  inner,
  box,
  ...(ground ? { ground } : {}),
})

function figured(name: keyof typeof TOKENS, figure: string): string {
  const spot = FIGURES[name]
  if (!spot) return ''
  return `<text x="${spot[0]}" y="${spot[1]}" font-size="${spot[2]}" font-weight="700" text-anchor="middle" fill="${PALETTE[spot[3]]}">${figure}</text>`
}

function cowboy(mark: string, body: string, edge: string, suit = edge): string {
  return (
    path(COWBOY.body, body, ` stroke="${edge}" stroke-width="1.6" paint-order="stroke"`) +
    path(COWBOY.shade, '#251d2b', ' opacity=".2"') +
    path(COWBOY.brim, '#251d2b', ' opacity=".3"') +
    path(mark, suit, ` transform="${COWBOY.mark}" fill-rule="evenodd"`)
  )
}

const suits = Object.entries(SUIT_PATHS)
const river = (sides: readonly Side[]): string =>
  `<rect width="100" height="100" fill="${colour('bank')}"/>` +
  path(water(sides), colour('water'), ' fill-rule="evenodd"') +
  path(WAVES, PALETTE.foam)
const line = (shapes: readonly (readonly [string, string])[]): string =>
  `<rect width="100" height="100" fill="${colour('parcel')}"/><g transform="translate(0 50)">${shapes.map(([fill, d]) => path(d, fill)).join('')}</g>`
const brush = SAGEBRUSH.map((d, at) => path(d, '#a9ab78', ` transform="translate(${34 + at * 30} 60) scale(2)"`)).join(
  '',
)

const SECTIONS: readonly (readonly [string, readonly Piece[]])[] = [
  ['On the parcels', Object.entries(THINGS).map(([name, shapes]) => piece(name, drawn(shapes)))],
  [
    'The land',
    [
      piece('parcel', '', [100, 100], colour('parcel')),
      piece('wild parcel', brush, [100, 100], colour('parcel-wild')),
      ...(['ns', 'ew', 'ne', 'nes', 'nesw', 'w'] as const).map((sides) =>
        piece(`river ${sides}`, river(sides.split('') as Side[]), [100, 100]),
      ),
      piece('road', line(ROAD), [100, 100]),
      piece('bridge', line(BRIDGE), [100, 100]),
    ],
  ],
  ['People', PERSON_NAMES.map((name) => piece(name, drawn(person(name)), [48, 48], '#e9d8b4'))],
  [
    'Players',
    [
      ...suits.map(([name, d]) =>
        piece(
          name,
          `<rect width="24" height="24" rx="6" fill="${colour(name)}"/>${path(d, '#fff', ' transform="translate(2.4 2.4) scale(.8)" fill-rule="evenodd"')}`,
          [24, 24],
          colour('sand-0'),
        ),
      ),
      ...suits.map(([name, d]) => piece(`cowboy ${name}`, cowboy(d, colour(name), '#fff'), [24, 30])),
      ...Object.entries(CLOTHS).map(([name, cloth]) =>
        piece(`cowboy ${name}`, cowboy(SUIT_PATHS.hat, cloth.body, cloth.edge, colour('hat')), [24, 30]),
      ),
      ...suits.map(([name, d]) =>
        piece(
          `property ${name}`,
          drawn(TOKENS.property, colour(name)) +
            path(d, '#fff', ' transform="translate(9 9) scale(1.25)" fill-rule="evenodd"'),
        ),
      ),
    ],
  ],
  [
    'Tokens and dice',
    [
      ...(Object.entries(TOKENS) as [keyof typeof TOKENS, readonly Part[]][])
        .filter(([name]) => name !== 'property')
        .map(([name, parts]) => piece(name, drawn(parts) + figured(name, '3'))),
      ...[1, 2, 3, 4, 5, 6].map((shows) => piece(`die ${shows}`, drawn(die(shows, shows % 2 === 0)))),
    ],
  ],
  [
    'Cards',
    [
      ...suits.map(([name, d], at) =>
        piece(
          `bid ${name}`,
          drawn(CARDS['bid-front'], colour(name)) +
            path(d, colour(name), ' transform="translate(16 44) scale(.67)" fill-rule="evenodd"') +
            `<text x="24" y="36" font-size="27" font-weight="700" text-anchor="middle" fill="${colour(name)}">${[1, 4, 7, 9, 10, 11][at]}</text>`,
          [48, 66],
        ),
      ),
      piece(
        'bid back',
        drawn(CARDS['bid-back'], colour('star')) + path(SUIT_PATHS.star, '#fff', ' transform="translate(12 21)"'),
        [48, 66],
      ),
      piece('era 1', drawn(CARDS['era-1']), [48, 66]),
      piece('era 2', drawn(CARDS['era-2']), [48, 66]),
      piece('character', drawn(CARDS.character), [48, 66]),
      piece('skull', path(SKULL, PALETTE.night, ' fill-rule="evenodd"'), [24, 24]),
    ],
  ],
  [
    'Signs',
    Object.entries(ICONS).map(([name, d]) =>
      piece(name, path(d, colour('ink'), ' fill-rule="evenodd"'), [24, 24], colour('sand-0')),
    ),
  ],
]

function fitted(one: Piece, x: number, y: number, size: number, inner: string): string {
  const [wide, high] = one.box
  const scale = size / Math.max(wide, high)
  return `<g transform="translate(${round(x + (size - wide * scale) / 2)} ${round(y + (size - high * scale) / 2)}) scale(${round(scale)})">${inner}</g>`
}

const round = (number: number): number => Math.round(number * 1000) / 1000

function cell(one: Piece, x: number, y: number): string {
  const id = `${x}-${y}`
  return (
    `<g transform="translate(${x} ${y})"><rect width="${CELL.wide - CELL.gap}" height="${CELL.high - CELL.gap}" rx="6" fill="${one.ground ?? colour('parcel')}"/>` +
    fitted(one, 8, 8, 72, `<g id="${id}">${one.inner}</g>`) +
    fitted(one, 85, 54, 26, `<use href="#${id}"/>`) +
    `<text x="${(CELL.wide - CELL.gap) / 2}" y="101" font-size="12" text-anchor="middle" fill="${colour('ink')}">${words(one.name)}</text></g>`
  )
}

function page(): string {
  const across = Math.floor(WIDE / CELL.wide)
  const left = (WIDE - across * CELL.wide) / 2
  let y = 20
  const parts: string[] = []
  for (const [title, pieces] of SECTIONS) {
    parts.push(
      `<text x="${left}" y="${y + 24}" font-size="22" font-weight="700" fill="${colour('ink')}">${title}</text>`,
    )
    y += 38
    pieces.forEach((one, at) =>
      parts.push(cell(one, left + (at % across) * CELL.wide, y + Math.floor(at / across) * CELL.high)),
    )
    y += Math.ceil(pieces.length / across) * CELL.high + 16
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${y}" font-family="system-ui, sans-serif"><title>Every piece</title><rect width="${WIDE}" height="${y}" fill="${colour('sand-1')}"/>\n${parts.join('\n')}\n</svg>\n`
}

if (asked === '--names') {
  console.log(
    JSON.stringify({
      things: Object.keys(THINGS),
      people: PERSON_NAMES,
      suits: Object.keys(SUIT_PATHS),
      tokens: Object.keys(TOKENS),
      cards: Object.keys(CARDS),
      icons: Object.keys(ICONS),
    }),
  )
} else if (asked === '--check') {
  if (readFileSync(PAGE, 'utf8') !== page()) {
    console.error(`docs/design/pieces.svg ${OLD}`)
    process.exit(1)
  }
} else {
  writeFileSync(PAGE, page())
}
