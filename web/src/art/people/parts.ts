// What several faces have in common: coats, hats, hair, beards, and what somebody holds.
import type { Paint, Shape } from '../palette.ts'

export const shade = (path: string): Shape => ['shade', path]

/** Shoulders down to the edge of the picture. */
export const coat = (paint: Paint): Shape[] => [
  [paint, 'M4 48q.5-11.5 12-13l8-1.5 8 1.5q11.5 1.5 12 13Z'],
  shade('M24 33.5l8 1.5q11.5 1.5 12 13H30q0-8-6-14.5Z'),
]
export const shirt: Shape = ['snow', 'M19 34.5l5-1 5 1-5 8.5Z']
export const lapels = (paint: Paint): Shape => [paint, 'M16 35l4-1 4 10-4 4Zm16 0-4-1-4 10 4 4Z']
export const tie = (paint: Paint): Shape => [paint, 'M22.3 36h3.4l-.8 2.2 1.3 6-2.2 2.8-2.2-2.8 1.3-6Z']

export const face = (paint: Paint): Shape[] => [
  [paint, 'M20 28h8v7q-4 4-8 0Z'],
  shade('M20 32q4 3.5 8 0v3q-4 4-8 0Z'),
  [paint, 'M15.5 18q1-5 8.5-5t8.5 5v8.5q0 8-8.5 8t-8.5-8Z'],
  shade('M26.5 13.2q5.2.8 6 4.8v8.5q0 7.5-7.5 8 4-3.5 3.5-9.5-.3-7-2-11.8Z'),
  ['night', 'M20.3 22.8a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Zm7.4 0a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z'],
  shade('M23.7 24.5l1.6 3.7h-2.6Z'),
]
export const smile: Shape = ['roof', 'M20.8 29.5q3.2 1.3 6.4 0-1 2.3-3.2 2.3t-3.2-2.3Z']
export const brows = (paint: Paint): Shape => [
  paint,
  'M18 20.3q2-1.2 4.2-.2l-.2 1.2q-2-.6-4 .2Zm12 0q-2-1.2-4.2-.2l.2 1.2q2-.6 4 .2Z',
]
export const moustache = (paint: Paint): Shape => [
  paint,
  'M16.8 30.5q1.7-.3 2.7-1.5 2-1.8 4.5-.3 2.5-1.5 4.5.3 1 1.2 2.7 1.5-1.5 2-4.2 1.3-1.8-.3-3-1.3-1.2 1-3 1.3-2.7.7-4.2-1.3Z',
]
export const beard = (paint: Paint): Shape => [
  paint,
  'M15.5 23.5q1.5 5 4.5 5.2 2-1.5 4-.4 2-1.1 4 .4 3-.2 4.5-5.2v4.5q0 10-8.5 10t-8.5-10Zm5.3 7.3q3.2 1.3 6.4 0-1 1.7-3.2 1.7t-3.2-1.7Z',
]
export const whiskers = (paint: Paint): Shape => [
  paint,
  'M14.8 19h2.4v8q0 4 2.3 6.5-4.7-1.3-4.7-7Zm18.4 0h-2.4v8q0 4-2.3 6.5 4.7-1.3 4.7-7Z',
]
export const hair = (paint: Paint): Shape => [
  paint,
  'M14.5 25q-2-14 9.5-14t9.5 14l-2 .5v-6q-5.5 0-8-3-2.5 3-7 3.5v5.5Z',
]
export const glasses: Shape = [
  'iron',
  'M16 22.5h6.8v1h2.4v-1H32v1.2h-.8q0 3.3-2.7 3.3t-2.8-3h-3.4q0 3-2.8 3t-2.7-3.3H16Zm1.8 1q0 2.3 1.7 2.3t1.8-2.3Zm8.7 0q0 2.3 1.8 2.3t1.7-2.3Z',
]

export const stetson = (paint: Paint, band: Paint): Shape[] => [
  [paint, 'M14.5 15.5Q15.5 4 20.5 4q2 0 3.5 1.3Q25.5 4 27.5 4q5 0 6 11.5l10 1q-5.5 5-19.5 5t-19.5-5Z'],
  [band, 'M14.3 13.5q9.7 3 19.4 0l.3 3q-10 3-20 0Z'],
  shade('M24 5.3Q25.5 4 27.5 4q5 0 6 11.5l10 1q-5.5 5-19.5 5Z'),
]
export const topHat = (paint: Paint, band: Paint): Shape[] => [
  [paint, 'M14 1.5q10-1.5 20 0L33 15q4 0 7 1-1 3.5-16 3.5T8 16q3-1 7-1Z'],
  [band, 'M14.7 11q9.3 2 18.6 0l-.3 4q-9 2-18 0Z'],
  shade('M26 .8q4 0 8 .7L33 15q4 0 7 1-1 3.3-14 3.5Z'),
]
export const bowler = (paint: Paint, band: Paint): Shape[] => [
  [paint, 'M14.5 15.5q0-10.5 9.5-10.5t9.5 10.5q4 0 6 1.5-2 3-15.5 3T8.5 17q2-1.5 6-1.5Z'],
  [band, 'M14.5 13.5q9.5 2 19 0v3q-9.5 2-19 0Z'],
  shade('M26 5.2q7.5 1 7.5 10.3 4 0 6 1.5-2 2.9-13.5 3Z'),
]
export const peaked = (paint: Paint, peak: Paint): Shape[] => [
  [paint, 'M12 14q-1-6 5-7.5l7-1 7 1q6 1.5 5 7.5l-2 4H14Z'],
  shade('M25 5.6l6 .9q6 1.5 5 7.5l-2 4h-8Z'),
  [peak, 'M12.5 16.5q11.5-3 23 0 1 2 .5 3.5-12-3.5-24 0-.5-1.5.5-3.5Z'],
]
export const star = (x: number, y: number): Shape => [
  'gold',
  `M${x} ${y}l1.7 3.6 4 .5-2.9 2.7.8 3.9-3.6-1.9-3.6 1.9.8-3.9-2.9-2.7 4-.5Z`,
]
export const bun = (paint: Paint): Shape => [paint, 'M19.5 8.5a4.5 4.5 0 1 1 9 0 4.5 4.5 0 0 1-9 0Z']
export const sheet = (x: number, y: number): Shape[] => [
  ['snow', `M${x} ${y}h13v13.500h-13Z`],
  [
    'iron',
    `M${x + 1.5} ${y + 2}h10v2h-10Zm0 3.500h4.500v5h-4.500Zm5.5 0h4.500v1.200h-4.500Zm0 2h4.500v1.200h-4.500Zm0 2h4.500v1.200h-4.500Z`,
  ],
]
