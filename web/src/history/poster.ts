// A picture of how a game ended, to be shown to others: drawn from our own shapes, 1200 by 630, turned into a PNG by the
// browser. Nothing leaves the machine until its owner sends it.
import { PALETTE } from '../art/palette.ts'
import { SUIT_PATHS } from '../art/suits.ts'
import { THINGS } from '../art/things.ts'
import type { BoardView } from '../board/view.ts'
import { lineOf, parcelAt, SIZE, spotOf } from '../board/map/ground.ts'
import { cellOf } from '../cards/city/grid.ts'
import type { CardView } from '../cards/view.ts'
import type { Suit } from '../words/players.ts'

export const WIDTH = 1200
export const HEIGHT = 630
/** A player's colour, as the pages have it: a picture of its own cannot read their styles. */
const colourOf = (suit: Suit): string => getComputedStyle(document.documentElement).getPropertyValue(`--${suit}`).trim()
const INK = '#2a1f1a'
const HEAD = "'Zilla Slab',Rockwell,'Roboto Slab',Georgia,serif"
const TEXT = "'Source Sans 3',system-ui,'Segoe UI',Roboto,sans-serif"

export interface Standing {
  name: string
  suit: Suit
  points: number
  won: boolean
}

export interface Shown {
  title: string
  subtitle: string
  standings: Standing[]
  /** What lies on the table, in a box of 100 by 100. */
  picture: string
  pictured: string
  /** The style with the letters it is written in. */
  letters: string
}

export function posterSvg({ title, subtitle, standings, picture, pictured, letters }: Shown): string {
  const high = Math.min(74, 330 / standings.length)
  const rows = standings.map((one, index) => {
    const y = 232 + index * high
    const size = high * 0.66
    return (
      `<g transform="translate(64 ${y})">` +
      (one.won
        ? `<rect x="-16" y="${-high * 0.06}" width="512" height="${high * 0.84}" rx="12" fill="#f6d98a"/>`
        : '') +
      suit(one.suit, 0, high * 0.03, size) +
      `<text x="${size + 18}" y="${high * 0.5}" font-family="${TEXT}" font-size="${high * 0.42}" font-weight="${one.won ? 700 : 500}" fill="${INK}">${safe(one.name)}</text>` +
      `<text x="480" y="${high * 0.5}" font-family="${TEXT}" font-size="${high * 0.5}" font-weight="700" text-anchor="end" fill="${INK}">${one.points}</text></g>`
    )
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<style>${letters}</style><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f3e6cf"/><stop offset="1" stop-color="#f0c98f"/></linearGradient>` +
    `<clipPath id="frame"><rect width="500" height="500" rx="14"/></clipPath></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/><circle cx="556" cy="74" r="42" fill="#d99b26" opacity=".5"/>` +
    `<path d="M0 590h70l14-34h96l12 18h70l14-30h86l18 46h820v40H0Z" fill="#c4572b" opacity=".35"/><path d="M0 612q300-26 600-8t600-6v32H0Z" fill="#93391a" opacity=".45"/>` +
    `<text x="48" y="110" font-family="${HEAD}" font-size="58" font-weight="700" fill="#8f3616">${safe(title)}</text>` +
    `<text x="50" y="162" font-family="${TEXT}" font-size="30" fill="${INK}">${safe(subtitle)}</text>${rows.join('')}` +
    `<g transform="translate(636 48)"><rect x="-8" y="-8" width="516" height="516" rx="20" fill="#8f3616"/><g clip-path="url(#frame)"><rect width="500" height="500" fill="#ead9b3"/><g transform="scale(5)">${picture}</g></g>` +
    `<text x="250" y="540" font-family="${TEXT}" font-size="24" text-anchor="middle" fill="${INK}">${safe(pictured)}</text></g></svg>`
  )
}

/** The map with its buildings, owners and roads. */
export function mapPicture(view: BoardView, suits: Suit[]): string {
  const cells = view.ground.map((kind, index) => {
    const parcel = parcelAt(index)
    const { x, y } = spotOf(parcel)
    const owner = suits[view.owner[index] ?? -1]
    return (
      `<g transform="translate(${x} ${y})"><rect width="100" height="100" fill="${view.river.includes(parcel) ? '#8fc3cc' : '#ead9b3'}" stroke="#c9b081" stroke-width="2"/>` +
      (owner
        ? `<rect x="4" y="4" width="92" height="92" rx="9" fill="${colourOf(owner)}" fill-opacity=".16" stroke="${colourOf(owner)}" stroke-width="6"/>`
        : '') +
      thing(kind, 12, 10, 76) +
      (owner ? suit(owner, 5, 5, 30) : '') +
      '</g>'
    )
  })
  const roads = view.roads.map((name) => {
    const { x1, y1, x2, y2 } = lineOf(name)
    return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#8a6a45" stroke-width="15" stroke-linecap="round"/>`
  })
  return `<g transform="translate(2 2) scale(${96 / (8 * SIZE)})">${cells.join('')}${roads.join('')}</g>`
}

/** A city of The Card Game, its cards in the order in which they were laid. */
export function cityPicture(city: CardView['players'][number]['city'], parcelsOf: (card: string) => string[]): string {
  const laid = city.map((one) => ({ ...one, ...cellOf(one.at) }))
  if (!laid.length) return ''
  const left = Math.min(...laid.map((one) => one.column))
  const top = Math.min(...laid.map((one) => one.row))
  const wide = Math.max(...laid.map((one) => one.column + 2)) - left
  const high = Math.max(...laid.map((one) => one.row + 2)) - top
  const cell = 92 / Math.max(wide, high)
  const cards = laid.map((one) => {
    const second = one.card.startsWith('II-')
    const things = parcelsOf(one.card).map((name, index) =>
      thing(name, (index % 2) * 48 + 4, Math.floor(index / 2) * 48 + 3, 40),
    )
    return `<g transform="translate(${(one.column - left) * 48} ${(one.row - top) * 48})"><rect x="1" y="1" width="94" height="94" rx="7" fill="${second ? '#dfd2bd' : '#ecdcb8'}" stroke="${second ? '#8d6f86' : '#b99a63'}" stroke-width="2"/>${things.join('')}</g>`
  })
  return `<g transform="translate(${50 - (wide * cell) / 2} ${50 - (high * cell) / 2}) scale(${cell / 48})">${cards.join('')}</g>`
}

/** A drawing as a PNG. */
export async function png(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT)
  image.src = addressOf(svg)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  canvas.getContext('2d')?.drawImage(image, 0, 0, WIDTH, HEIGHT)
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  )
}

/** A drawing as an address of its own: the content security policy allows these for pictures. */
export const addressOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`

function thing(name: string, x: number, y: number, size: number): string {
  const shapes = (THINGS[name] ?? []).map(([paint, path]) => `<path d="${path}" fill="${PALETTE[paint]}"/>`)
  return shapes.length ? `<g transform="translate(${x} ${y}) scale(${size / 48})">${shapes.join('')}</g>` : ''
}

function suit(name: Suit, x: number, y: number, size: number): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${size / 24})"><rect width="24" height="24" rx="6" fill="${colourOf(name)}"/>` +
    `<path d="${SUIT_PATHS[name]}" transform="translate(3.6 3.6) scale(.7)" fill="#fff" fill-rule="evenodd"/></g>`
  )
}

function safe(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
