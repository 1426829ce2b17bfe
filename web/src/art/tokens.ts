// Small pieces that lie beside or on the map, in a box of 48 by 48: [colour, path, transform]. Tokens of card are round and have a
// rim; wooden pieces are their own silhouette. "player" is the colour of whoever it belongs to. Drawn for this project.
import type { Paint } from './palette.ts'

export type Part = readonly [Paint | 'player', string, string?]

const disc = (paint: Paint | 'player'): Part[] => [
  [paint, 'M24 2a22 22 0 1 1 0 44 22 22 0 0 1 0-44Z'],
  ['shade', 'M24 2a22 22 0 1 1 0 44v-3a19 19 0 1 0 0-38Z'],
]
const tile = (paint: Paint | 'player'): Part[] => [
  [paint, 'M10 3h28a7 7 0 0 1 7 7v28a7 7 0 0 1-7 7H10a7 7 0 0 1-7-7V10a7 7 0 0 1 7-7Z'],
  ['shade', 'M38 3a7 7 0 0 1 7 7v28a7 7 0 0 1-7 7H10a7 7 0 0 1-6-3.5q2 1.5 5 1.5h26a7 7 0 0 0 7-7V9q0-3-1.5-5Z'],
]
const gun = (where: string, barrel: Paint = 'iron', grip: Paint = 'roof'): Part[] => [
  [barrel, 'M14 12h27v-2h2v2h1v7H30v2.5q0 2-2 2H14.5Q11 20 12 16l-3-3.5L11 10Z', where],
  ['stone', 'M19 13h8.5v7.5H19Z', where],
  ['shade', 'M19 15h8.5v1H19Zm0 2.5h8.5v1H19Z', where],
  [barrel, 'M19.5 23.5H30q0 7-5.5 7-3.5 0-5.5-3.5l2-1q1 2 3.2 2 3.3 0 3.3-3h-7Z', where],
  [grip, 'M12.5 20q2 3 7 3.5-.5 8.5-4 16l-8.5-3q4.5-7.5 5.5-16.5Z', where],
]
const HAT = 'M4 30q6-4 11-4 1-13 6-13 2 0 3 1.3 1-1.3 3-1.3 5 0 6 13 5 0 11 4-8 7-20 7T4 30Z'
const BAND = 'M15 26q9 4 18 0l-.3-3.5q-8.7 3.5-17.4 0Z'
const DOLLAR =
  'M22.7 12h2.6v2.5q4.2.5 6.2 3.5l-2.7 2.2q-1.7-2.2-4.8-2.2-3.5 0-3.5 2.2 0 1.8 4 2.5 7.5 1.3 7.5 6 0 4-4.7 4.9-1 .2-2 .3V36h-2.6v-2.5q-5-.6-7-4.3l2.9-2.2q1.9 3 5.6 3 3.8 0 3.8-2.3 0-1.7-4-2.4-7.5-1.3-7.5-6 0-3.8 4.2-4.6l2-.2Z'
const LAUREL =
  'M13 8q-9 7-9 17 0 11 12 17.5l1.5-2.5Q8.5 35 8.5 26.5 8.5 18 15 10.5ZM35 8q9 7 9 17 0 11-12 17.5L30.5 40q9-5 9-13.5 0-8.5-6.5-16Z'
const LEAVES =
  'M15 4q4 4 .5 8.5Q10 10 15 4ZM7.5 9q5.5 2 4.5 7.5Q5 16.5 7.5 9ZM2 17q6 .5 6.5 6Q2 25.5 2 17Zm0 10q6-1.5 8 3.5-5.5 4-8-3.5Zm4 9.5q5.5-3 9 1-4 5-9-1ZM33 4q-4 4-.5 8.5Q38 10 33 4Zm7.5 5Q35 11 36 16.5 43 16.5 40.5 9ZM46 17q-6 .5-6.5 6 6.5 2.5 6.5-6Zm0 10q-6-1.5-8 3.5 5.5 4 8-3.5Zm-4 9.5q-5.5-3-9 1 4 5 9-1Z'

const dot = (x: number, y: number): string => `M${x} ${y - 4}a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z`
// prettier-ignore
const DOTS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[24, 24]],
  2: [[14, 14], [34, 34]],
  3: [[14, 14], [24, 24], [34, 34]],
  4: [[14, 14], [34, 14], [14, 34], [34, 34]],
  5: [[14, 14], [34, 14], [24, 24], [14, 34], [34, 34]],
  6: [[14, 12], [34, 12], [14, 24], [34, 24], [14, 36], [34, 36]],
}

/** A die that shows a number; the white one names columns, the black one rows. */
export function die(shows: number, black = false): readonly Part[] {
  return [
    ...tile(black ? 'night' : 'snow'),
    [black ? 'snow' : 'night', (DOTS[shows] ?? []).map(([x, y]) => dot(x, y)).join('')],
  ]
}

export const TOKENS = {
  revolver: [...disc('snow'), ...gun('translate(4.5 5) scale(.8)')],
  ammunition: [
    ...disc('clay'),
    ...gun('translate(11 3) scale(.58)', 'night', 'dark'),
    ...gun('translate(2.5 14.5) scale(.58)', 'night', 'dark'),
    ...gun('translate(16 22) scale(.58)', 'night', 'dark'),
  ],
  no_duel: [
    ...disc('snow'),
    ...gun('translate(6.5 7) scale(.75)'),
    [
      'barn',
      'M24 2a22 22 0 1 1 0 44 22 22 0 0 1 0-44Zm0 5a17 17 0 0 0-13.3 27.6L34.6 10.7A17 17 0 0 0 24 7Zm13.3 6.4L13.4 37.3A17 17 0 0 0 37.3 13.4Z',
    ],
  ],
  dynamite: [
    ['dark', 'M23 12q-1-7 6-8 5-.5 6 3l-2 .8q-1-2-4-1.8-4.5.5-3.5 6Z'],
    ['gold', 'M36.5 1l1.5 4 4-1-2.5 3.3 3.5 2.2-4.2.8.2 4.2-3-3-3 2.5 1-4-4-1.2 4-1.5-1-4.3 3 2.5Z'],
    ['barn', 'M8 16h9.5v28H8Zm11.5-4H29v32h-9.5ZM31 16h9.5v28H31Z'],
    ['shade', 'M14 16h3.5v28H14Zm11.5-4H29v32h-3.5ZM37 16h3.5v28H37Z'],
    ['dark', 'M6.5 22h35.5v3H6.5Zm0 13h35.5v3H6.5Z'],
    ['paper', 'M12 26.5h24v7H12Z'],
    ['barn', 'M15 28.5h18v3H15Z'],
  ],
  horse: [
    ['shade', 'M10 42h33l2 2.5H13Z'],
    [
      'tan',
      'M4.5 17 12 9.5 12.5 4l4 4q5.5 2.5 8 8.5 7 1.5 12.5-.5 5.5 1 6 7l-3.5 3.5q-.5 2-1 3.5l2 12h-4.5l-3-9.5q-2-1.5-3-3.5-5 1-9.5 0-1 1.5-1.5 3.5L17.5 42H13l.5-11.5Q11 26.5 12 20.5L8 22q-3.5-.5-3.5-5Z',
    ],
    [
      'shade',
      'M24.5 16.5q7 1.5 12.5-.5 5.5 1 6 7l-3.5 3.5q-.5 2-1 3.5l2 12h-4.5l-3-9.5q-2-1.5-3-3.5l-2.5.3q3.5-7-3-12.8Z',
    ],
    [
      'dark',
      'M12.5 4l4 4q5.5 2.5 8 8.5L21 19q-1.5-6-7.5-9.5ZM41.5 18q4.5 2 4 9.5-.5 4.5 1.5 7-5-.5-5-6.5 0-4.5-2-6.5Z',
    ],
    ['night', 'M11 13.5h2v2h-2ZM13 39.5h4.5V42H13Zm22.5 0 .5 2.5h4.5l-.5-2.5Z'],
  ],
  rodeo: [
    ['skyDark', 'M14 27l-6 18 7-2.5 4 5 5-17Zm20 0 6 18-7-2.5-4 5-5-17Z'],
    [
      'clay',
      'M24 1l4.5 3.5L34 3l2.5 5 5.5 1.5-.5 6L45 20l-3.5 4.5.5 6-5.5 1.5L34 37l-5.5-1.5L24 39l-4.5-3.5L14 37l-2.5-5L6 30.5l.5-6L3 20l3.5-4.5L6 9.5 11.5 8 14 3l5.5 1.5Z',
    ],
    ['gold', 'M24 6.5a13.5 13.5 0 1 1 0 27 13.5 13.5 0 0 1 0-27Z'],
    ['shade', 'M24 6.5a13.5 13.5 0 1 1 0 27Z'],
    ['dark', HAT, 'translate(12.5 7.5) scale(.48)'],
  ],
  hats: [
    ['dark', HAT],
    ['mustard', BAND],
    ['shade', 'M24 14.3q1-1.3 3-1.3 5 0 6 13 5 0 11 4-8 7-20 7Z'],
  ],
  coin: [...disc('gold'), ['roof', DOLLAR]],
  bill: [
    ['sage', 'M2 11h44v26H2Z'],
    ['sageDark', 'M4.5 13.5h39v21h-39Zm2 2v17h35v-17Z'],
    ['trim', 'M24 15.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z'],
    ['sageDark', DOLLAR, 'translate(12.5 12.5) scale(.48)'],
    ['shade', 'M24 11h22v26H24Z'],
  ],
  vp: [
    ['mustard', LAUREL],
    ['gold', LEAVES],
    ['barn', 'M20 40.5q4 2.5 8 0l2.5 5-6.5-1.5-6.5 1.5Z'],
  ],
  road: [
    ['roof', 'M6 15h36a9 9 0 0 1 0 18H6a9 9 0 0 1 0-18Z'],
    ['plank', 'M6 17.5h36a6.5 6.5 0 0 1 0 13H6a6.5 6.5 0 0 1 0-13Z'],
    ['trim', 'M5 22.8h8v2.4H5Zm13 0h8v2.4h-8Zm13 0h8v2.4h-8Z'],
  ],
  bridge: [
    ['roof', 'M1 14h46v4H1Zm0 16h46v4H1Z'],
    ['plank', 'M3 16h6v16H3Zm7.2 0h6v16h-6Zm7.2 0h6v16h-6Zm7.2 0h6v16h-6Zm7.2 0h6v16h-6Zm7.2 0h6v16h-6Z'],
    ['roof', 'M1 13.5h46v3H1Zm0 18h46v3H1Z'],
  ],
  property: tile('player'),
  duel: [...tile('dark'), ...gun('translate(11 1) scale(.5)', 'stone', 'plank'), ['mustard', 'M8 23h32v18H8Z']],
  pass: [
    ['dark', 'M21.5 24h5v22h-5Z'],
    ['plank', 'M4 6h34l7 9-7 9H4Z'],
    ['shade', 'M24 6h14l7 9-7 9H24Z'],
    ['dark', 'M6 9h2v2H6Zm0 10h2v2H6Z'],
  ],
  pile: [
    ['shade', 'M14 10h24v35H14Z'],
    ['rockDark', 'M12 8h24v34H12Z'],
    ['rock', 'M9 5h24v34H9Z'],
    ['trim', 'M13 9h16v26H13Z'],
  ],
} satisfies Record<string, readonly Part[]>

export type TokenName = keyof typeof TOKENS

/** Where a number is written on a piece: x, base line, size, colour. */
export const FIGURES: Partial<Record<TokenName, readonly [number, number, number, Paint]>> = {
  vp: [24, 31, 20, 'night'],
  pass: [22, 21.5, 18, 'night'],
  duel: [24, 38.5, 18, 'night'],
}
