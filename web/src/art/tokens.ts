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
  ['shade', 'M38 3a7 7 0 0 1 7 7v28a7 7 0 0 1-7 7H10a7 7 0 0 1-6-3.500q2 1.500 5 1.500h26a7 7 0 0 0 7-7V9q0-3-1.500-5Z'],
]
const gun = (where?: string, barrel: Paint = 'iron', grip: Paint = 'roof'): Part[] => [
  [barrel, 'M14 12h27v-2h2v2h1v7H30v2.500q0 2-2 2H14.500Q11 20 12 16l-3-3.500L11 10Z', where],
  ['stone', 'M19 13h8.500v7.500H19Z', where],
  ['shade', 'M19 15h8.500v1H19Zm0 2.500h8.500v1H19Z', where],
  [barrel, 'M19.500 23.500H30q0 7-5.500 7-3.500 0-5.500-3.500l2-1q1 2 3.200 2 3.300 0 3.300-3h-7Z', where],
  [grip, 'M12.500 20q2 3 7 3.500-.5 8.500-4 16l-8.500-3q4.500-7.500 5.500-16.500Z', where],
]
const HAT = 'M4 30q6-4 11-4 1-13 6-13 2 0 3 1.300 1-1.300 3-1.300 5 0 6 13 5 0 11 4-8 7-20 7T4 30Z'
const BAND = 'M15 26q9 4 18 0l-.3-3.500q-8.700 3.500-17.400 0Z'
const DOLLAR = 'M22.700 12h2.600v2.500q4.200.5 6.200 3.500l-2.700 2.200q-1.700-2.200-4.800-2.200-3.500 0-3.500 2.200 0 1.800 4 2.500 7.500 1.300 7.500 6 0 4-4.700 4.900-1 .2-2 .3V36h-2.600v-2.500q-5-.6-7-4.300l2.900-2.200q1.900 3 5.600 3 3.800 0 3.800-2.300 0-1.700-4-2.400-7.500-1.300-7.500-6 0-3.800 4.200-4.600l2-.2Z'
const LAUREL = 'M13 8q-9 7-9 17 0 11 12 17.500l1.500-2.500Q8.500 35 8.500 26.500 8.500 18 15 10.500ZM35 8q9 7 9 17 0 11-12 17.500L30.500 40q9-5 9-13.500 0-8.500-6.500-16Z'
const LEAVES = 'M15 4q4 4 .5 8.500Q10 10 15 4ZM7.500 9q5.500 2 4.500 7.500Q5 16.500 7.500 9ZM2 17q6 .5 6.500 6Q2 25.500 2 17Zm0 10q6-1.500 8 3.500-5.500 4-8-3.500Zm4 9.500q5.500-3 9 1-4 5-9-1ZM33 4q-4 4-.5 8.500Q38 10 33 4Zm7.500 5Q35 11 36 16.500 43 16.500 40.500 9ZM46 17q-6 .5-6.500 6 6.500 2.500 6.500-6Zm0 10q-6-1.500-8 3.500 5.500 4 8-3.500Zm-4 9.500q-5.500-3-9 1 4 5 9-1Z'

const dot = (x: number, y: number): string => `M${x} ${y - 4}a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z`
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
  return [...tile(black ? 'night' : 'snow'), [black ? 'snow' : 'night', (DOTS[shows] ?? []).map(([x, y]) => dot(x, y)).join('')]]
}

export const TOKENS = {
  revolver: [...disc('trim'), ...gun('translate(4.500 5) scale(.8)')],
  ammunition: [...disc('clay'), ...gun('translate(11 3) scale(.58)', 'night', 'dark'), ...gun('translate(2.500 14.500) scale(.58)', 'night', 'dark'), ...gun('translate(16 22) scale(.58)', 'night', 'dark')],
  no_duel: [...disc('snow'), ...gun('translate(6.500 7) scale(.75)'), ['barn', 'M24 2a22 22 0 1 1 0 44 22 22 0 0 1 0-44Zm0 5a17 17 0 0 0-13.300 27.600L34.600 10.700A17 17 0 0 0 24 7Zm13.300 6.400L13.400 37.300A17 17 0 0 0 37.300 13.400Z']],
  dynamite: [
    ['dark', 'M23 12q-1-7 6-8 5-.5 6 3l-2 .8q-1-2-4-1.800-4.500.500-3.500 6Z'],
    ['gold', 'M36.500 1l1.500 4 4-1-2.500 3.300 3.500 2.200-4.200.8.2 4.200-3-3-3 2.500 1-4-4-1.200 4-1.500-1-4.300 3 2.500Z'],
    ['barn', 'M8 16h9.500v28H8Zm11.500-4H29v32h-9.500ZM31 16h9.500v28H31Z'],
    ['shade', 'M14 16h3.500v28H14Zm11.500-4H29v32h-3.500ZM37 16h3.500v28H37Z'],
    ['dark', 'M6.500 22h35.500v3H6.500Zm0 13h35.500v3H6.500Z'],
    ['paper', 'M12 26.500h24v7H12Z'],
    ['barn', 'M15 28.500h18v3H15Z'],
  ],
  horse: [
    ['shade', 'M10 42h33l2 2.500H13Z'],
    ['tan', 'M4.500 17 12 9.500 12.500 4l4 4q5.500 2.500 8 8.500 7 1.500 12.500-.5 5.500 1 6 7l-3.500 3.500q-.5 2-1 3.500l2 12h-4.500l-3-9.500q-2-1.500-3-3.500-5 1-9.500 0-1 1.500-1.500 3.500L17.500 42H13l.5-11.500Q11 26.500 12 20.500L8 22q-3.500-.5-3.500-5Z'],
    ['shade', 'M24.500 16.500q7 1.500 12.500-.5 5.500 1 6 7l-3.500 3.500q-.5 2-1 3.500l2 12h-4.500l-3-9.500q-2-1.500-3-3.500l-2.500.3q3.500-7-3-12.800Z'],
    ['dark', 'M12.500 4l4 4q5.500 2.500 8 8.500L21 19q-1.500-6-7.500-9.500ZM41.500 18q4.500 2 4 9.500-.5 4.500 1.500 7-5-.5-5-6.500 0-4.500-2-6.500Z'],
    ['night', 'M11 13.500h2v2h-2ZM13 39.500h4.500V42H13Zm22.500 0 .5 2.500h4.500l-.5-2.500Z'],
  ],
  rodeo: [
    ['skyDark', 'M14 27l-6 18 7-2.500 4 5 5-17Zm20 0 6 18-7-2.500-4 5-5-17Z'],
    ['clay', 'M24 1l4.500 3.500L34 3l2.500 5 5.500 1.500-.5 6L45 20l-3.500 4.500.5 6-5.500 1.500L34 37l-5.500-1.500L24 39l-4.500-3.500L14 37l-2.500-5L6 30.500l.5-6L3 20l3.500-4.500L6 9.500 11.500 8 14 3l5.500 1.500Z'],
    ['gold', 'M24 6.500a13.500 13.500 0 1 1 0 27 13.500 13.500 0 0 1 0-27Z'],
    ['shade', 'M24 6.500a13.500 13.500 0 1 1 0 27Z'],
    ['dark', HAT, 'translate(12.500 7.500) scale(.48)'],
  ],
  hats: [['dark', HAT], ['mustard', BAND], ['shade', 'M24 14.300q1-1.300 3-1.300 5 0 6 13 5 0 11 4-8 7-20 7Z']],
  coin: [...disc('gold'), ['roof', DOLLAR]],
  bill: [['sage', 'M2 11h44v26H2Z'], ['sageDark', 'M4.500 13.500h39v21h-39Zm2 2v17h35v-17Z'], ['trim', 'M24 15.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17Z'], ['sageDark', DOLLAR, 'translate(12.500 12.500) scale(.48)'], ['shade', 'M24 11h22v26H24Z']],
  vp: [['mustard', LAUREL], ['gold', LEAVES], ['barn', 'M20 40.500q4 2.500 8 0l2.500 5-6.500-1.500-6.500 1.500Z']],
  road: [['roof', 'M6 15h36a9 9 0 0 1 0 18H6a9 9 0 0 1 0-18Z'], ['plank', 'M6 17.500h36a6.500 6.500 0 0 1 0 13H6a6.500 6.500 0 0 1 0-13Z'], ['trim', 'M5 22.800h8v2.400H5Zm13 0h8v2.400h-8Zm13 0h8v2.400h-8Z']],
  bridge: [['roof', 'M1 14h46v4H1Zm0 16h46v4H1Z'], ['plank', 'M3 16h6v16H3Zm7.200 0h6v16h-6Zm7.200 0h6v16h-6Zm7.200 0h6v16h-6Zm7.200 0h6v16h-6Zm7.200 0h6v16h-6Z'], ['roof', 'M1 13.500h46v3H1Zm0 18h46v3H1Z']],
  property: tile('player'),
  duel: [...tile('dark'), ...gun('translate(8 5) scale(.62)', 'stone', 'plank'), ['mustard', 'M8 33h32v7H8Z']],
  pass: [['dark', 'M21.500 24h5v22h-5Z'], ['plank', 'M4 6h34l7 9-7 9H4Z'], ['shade', 'M24 6h14l7 9-7 9H24Z'], ['dark', 'M6 9h2v2H6Zm0 10h2v2H6Z']],
  pile: [['shade', 'M14 10h24v35H14Z'], ['rockDark', 'M12 8h24v34H12Z'], ['rock', 'M9 5h24v34H9Z'], ['trim', 'M13 9h16v26H13Z']],
} satisfies Record<string, readonly Part[]>

export type TokenName = keyof typeof TOKENS

/** Where a number is written on a piece: x, base line, size, colour. */
export const FIGURES: Partial<Record<TokenName, readonly [number, number, number, Paint]>> = {
  vp: [24, 31, 20, 'night'],
  pass: [22, 20.5, 15, 'night'],
  duel: [24, 39.5, 9, 'night'],
}
