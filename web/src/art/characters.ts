// The people of the town, put together from a few pieces: a coat, a head, what is on it, and what they hold. A box of 48 by 48.
// The light comes from the left; every face is calm, and nobody is a joke.
import type { Paint, Shape } from './palette.ts'

const shade = (path: string): Shape => ['shade', path]

/** Shoulders down to the edge of the picture. */
const coat = (paint: Paint): Shape[] => [
  [paint, 'M4 48q.5-11.5 12-13l8-1.5 8 1.5q11.5 1.5 12 13Z'],
  shade('M24 33.5l8 1.5q11.5 1.5 12 13H30q0-8-6-14.5Z'),
]
const shirt: Shape = ['snow', 'M19 34.5l5-1 5 1-5 8.5Z']
const lapels = (paint: Paint): Shape => [paint, 'M16 35l4-1 4 10-4 4Zm16 0-4-1-4 10 4 4Z']
const tie = (paint: Paint): Shape => [paint, 'M22.3 36h3.4l-.8 2.2 1.3 6-2.2 2.8-2.2-2.8 1.3-6Z']

const face = (paint: Paint): Shape[] => [
  [paint, 'M20 28h8v7q-4 4-8 0Z'],
  shade('M20 32q4 3.5 8 0v3q-4 4-8 0Z'),
  [paint, 'M15.5 18q1-5 8.5-5t8.5 5v8.5q0 8-8.5 8t-8.5-8Z'],
  shade('M26.5 13.2q5.2.8 6 4.8v8.5q0 7.5-7.5 8 4-3.5 3.5-9.5-.3-7-2-11.8Z'),
  ['night', 'M20.3 22.8a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Zm7.4 0a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z'],
  shade('M23.7 24.5l1.6 3.7h-2.6Z'),
]
const smile: Shape = ['roof', 'M20.8 29.5q3.2 1.3 6.4 0-1 2.3-3.2 2.3t-3.2-2.3Z']
const brows = (paint: Paint): Shape => [
  paint,
  'M18 20.3q2-1.2 4.2-.2l-.2 1.2q-2-.6-4 .2Zm12 0q-2-1.2-4.2-.2l.2 1.2q2-.6 4 .2Z',
]
const moustache = (paint: Paint): Shape => [
  paint,
  'M16.8 30.5q1.7-.3 2.7-1.5 2-1.8 4.5-.3 2.5-1.5 4.5.3 1 1.2 2.7 1.5-1.5 2-4.2 1.3-1.8-.3-3-1.3-1.2 1-3 1.3-2.7.7-4.2-1.3Z',
]
const beard = (paint: Paint): Shape => [
  paint,
  'M15.5 23.5q1.5 5 4.5 5.2 2-1.5 4-.4 2-1.1 4 .4 3-.2 4.5-5.2v4.5q0 10-8.5 10t-8.5-10Zm5.3 7.3q3.2 1.3 6.4 0-1 1.7-3.2 1.7t-3.2-1.7Z',
]
const whiskers = (paint: Paint): Shape => [
  paint,
  'M14.8 19h2.4v8q0 4 2.3 6.5-4.7-1.3-4.7-7Zm18.4 0h-2.4v8q0 4-2.3 6.5 4.7-1.3 4.7-7Z',
]
const hair = (paint: Paint): Shape => [paint, 'M14.5 25q-2-14 9.5-14t9.5 14l-2 .5v-6q-5.5 0-8-3-2.5 3-7 3.5v5.5Z']
const glasses: Shape = [
  'iron',
  'M16 22.5h6.8v1h2.4v-1H32v1.2h-.8q0 3.3-2.7 3.3t-2.8-3h-3.4q0 3-2.8 3t-2.7-3.3H16Zm1.8 1q0 2.3 1.7 2.3t1.8-2.3Zm8.7 0q0 2.3 1.8 2.3t1.7-2.3Z',
]

const stetson = (paint: Paint, band: Paint): Shape[] => [
  [paint, 'M14.5 15.5Q15.5 4 20.5 4q2 0 3.5 1.3Q25.5 4 27.5 4q5 0 6 11.5l10 1q-5.5 5-19.5 5t-19.5-5Z'],
  [band, 'M14.3 13.5q9.7 3 19.4 0l.3 3q-10 3-20 0Z'],
  shade('M24 5.3Q25.5 4 27.5 4q5 0 6 11.5l10 1q-5.5 5-19.5 5Z'),
]
const topHat = (paint: Paint, band: Paint): Shape[] => [
  [paint, 'M14 1.5q10-1.5 20 0L33 15q4 0 7 1-1 3.5-16 3.5T8 16q3-1 7-1Z'],
  [band, 'M14.7 11q9.3 2 18.6 0l-.3 4q-9 2-18 0Z'],
  shade('M26 .8q4 0 8 .7L33 15q4 0 7 1-1 3.3-14 3.5Z'),
]
const bowler = (paint: Paint, band: Paint): Shape[] => [
  [paint, 'M14.5 15.5q0-10.5 9.5-10.5t9.5 10.5q4 0 6 1.5-2 3-15.5 3T8.5 17q2-1.5 6-1.5Z'],
  [band, 'M14.5 13.5q9.5 2 19 0v3q-9.5 2-19 0Z'],
  shade('M26 5.2q7.5 1 7.5 10.3 4 0 6 1.5-2 2.9-13.5 3Z'),
]
const peaked = (paint: Paint, peak: Paint): Shape[] => [
  [paint, 'M12 14q-1-6 5-7.5l7-1 7 1q6 1.5 5 7.5l-2 4H14Z'],
  shade('M25 5.6l6 .9q6 1.5 5 7.5l-2 4h-8Z'),
  [peak, 'M12.5 16.5q11.5-3 23 0 1 2 .5 3.5-12-3.5-24 0-.5-1.5.5-3.5Z'],
]
const star = (x: number, y: number): Shape => [
  'gold',
  `M${x} ${y}l1.7 3.6 4 .5-2.9 2.7.8 3.9-3.6-1.9-3.6 1.9.8-3.9-2.9-2.7 4-.5Z`,
]
const bun = (paint: Paint): Shape => [paint, 'M19.5 8.5a4.5 4.5 0 1 1 9 0 4.5 4.5 0 0 1-9 0Z']
const sheet = (x: number, y: number): Shape[] => [
  ['snow', `M${x} ${y}h13v13.500h-13Z`],
  [
    'iron',
    `M${x + 1.5} ${y + 2}h10v2h-10Zm0 3.500h4.500v5h-4.500Zm5.5 0h4.500v1.200h-4.500Zm0 2h4.500v1.200h-4.500Zm0 2h4.500v1.200h-4.500Z`,
  ],
]

const PEOPLE: Record<string, () => readonly Shape[]> = {
  auctioneer: () => [
    ...coat('skyDark'),
    shirt,
    lapels('skyDark'),
    tie('clay'),
    ...face('fair'),
    moustache('dark'),
    brows('dark'),
    ...bowler('iron', 'sky'),
    ['plank', 'M36 37l1.8-.8 4.7 10.8h-2.2Z'],
    ['roof', 'M29.5 36.5l11-5.5 2.7 5-11 5.5Z'],
    shade('M36 33.2l4.5-2.2 2.7 5-4.5 2.3Z'),
  ],
  banker: () => [
    ...coat('dark'),
    shirt,
    ['violet', 'M18 36l6 8 6-8v12H18Z'],
    lapels('dark'),
    ...face('fair'),
    whiskers('smoke'),
    brows('smoke'),
    smile,
    ...topHat('night', 'violet'),
    ['gold', 'M38 35.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Z'],
    shade('M38 35.5a5.5 5.5 0 1 1 0 11Z'),
    [
      'roof',
      'M37.3 37.5h1.4v1.2h1.5v1.5h-3q-.4.5.3.7h1.5q2 .2 2 2t-1.7 2v1h-1.4V45h-1.8v-1.5h3.3q.4-.6-.3-.8h-1.3q-2-.2-2-1.9t1.5-2Z',
    ],
  ],
  captain: () => [
    ...coat('skyDark'),
    [
      'gold',
      'M6 39.5q2-3.5 7-4.2l1 3q-4 .5-6 3.5Zm36 0q-2-3.5-7-4.2l-1 3q4 .5 6 3.5ZM20.5 38a1 1 0 1 1 0 2 1 1 0 0 1 0-2Zm7 0a1 1 0 1 1 0 2 1 1 0 0 1 0-2Zm-7 5a1 1 0 1 1 0 2 1 1 0 0 1 0-2Zm7 0a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
    ],
    ['mustard', 'M19 34.5l5-1 5 1-5 3Z'],
    ...face('skin'),
    moustache('plank'),
    brows('plank'),
    ...peaked('skyDark', 'night'),
    ['gold', 'M12.5 14.5q11.5-3 23 0v2q-11.5-3-23 0ZM24 7l1.7 2.5L24 12l-1.7-2.5Z'],
  ],
  chinese_worker: () => [
    ...coat('slate'),
    ['snow', 'M19.5 34.5l4.5-1 4.5 1-4.5 2.5Z'],
    ['night', 'M23.4 37h1.2v11h-1.2Zm-3.4 2h8v1h-8Zm0 5h8v1h-8Z'],
    ...face('skin'),
    ['night', 'M15 22q-1-5 1-7h16q2 2 1 7l-1.5-3q-7.5-2-15 0Z'],
    smile,
    brows('night'),
    ['trim', 'M19.5 8.5q4.5-2.5 9 0L33 14q8 1 11 4-7 3-20 3T4 18q3-3 11-4Z'],
    ['mustard', 'M15 14q9 2.5 18 0l.7 2q-9.7 2.8-19.4 0Z'],
    shade('M24 7.2q2.5 0 4.5 1.3L33 14q8 1 11 4-7 3-20 3Z'),
    ['plank', 'M38.5 31l1.8.3-2.3 16.7h-2Z'],
    ['iron', 'M33 27.5l12 1.7-.8 5.3-12-1.7Z'],
  ],
  cowboy: () => [
    ...coat('barn'),
    ['shade', 'M9 38.5l2-1.5 3 11h-2.5Zm6-2.5 2-.8 2 12.8h-2Z'],
    ...face('brown'),
    brows('night'),
    smile,
    ['mustard', 'M15 34q9 4 18 0l1 3-10 8.5L14 37Z'],
    shade('M24 36q5 0 9-2l1 3-10 8.5Z'),
    ...stetson('plank', 'roof'),
  ],
  doctor: () => [
    ...coat('iron'),
    shirt,
    lapels('iron'),
    tie('sageDark'),
    ...face('fair'),
    glasses,
    moustache('smoke'),
    ...bowler('dark', 'iron'),
    ['roof', 'M29.5 37.5H45V48H29.5Z'],
    ['dark', 'M34 34h6.5v3.5H39v-2h-3.5v2H34Z'],
    ['snow', 'M36 39.5h2.5V42H41v2.5h-2.5V47H36v-2.5h-2.5V42H36Z'],
  ],
  editor: () => [
    ...coat('plank'),
    shirt,
    ['dark', 'M17 35.5l3-1 4 4 4-4 3 1v12.5H17Z'],
    shirt,
    ...face('fair'),
    hair('dark'),
    moustache('dark'),
    brows('dark'),
    ['sageDark', 'M12.5 16.5q1.5-3.5 11.5-3.5t11.5 3.5l3 3.5q-14.5-3-29 0Z'],
    shade('M26 13q8 .3 9.5 3.5l3 3.5q-6-1.3-12.5-1.6Z'),
    ['snow', 'M40.5 27q3.5 1 3 5-2 6-6.5 10.5l-1-1Q37.5 33 40.5 27Z'],
    ['iron', 'M36.8 40l1 1-3.8 7h-1.5Z'],
  ],
  governor: () => [
    ...coat('night'),
    shirt,
    lapels('night'),
    ['barn', 'M11 36.5l5.5-1.5L37 48h-9Z'],
    ['gold', 'M11 36.5l1.6-.5L31 48h-2.2ZM15 35.4l1.5-.4L37 48h-2.2Z'],
    ...face('fair'),
    beard('stone'),
    brows('stone'),
    ...topHat('dark', 'barn'),
  ],
  grocer: () => [
    ...coat('mustard'),
    ['snow', 'M17 36.5l2.5-.8V41h9v-5.3l2.5.8V48H17Z'],
    ...face('tan'),
    hair('dark'),
    bun('dark'),
    brows('dark'),
    smile,
    ['clay', 'M14.5 17.5q9.5-5 19 0l-.5-4q-9-5.5-18 0Z'],
    ['plank', 'M30 41h16v7H30Z'],
    ['barn', 'M33.5 36.5a3.3 3.3 0 1 1 0 6.5 3.3 3.3 0 0 1 0-6.5Z'],
    ['sage', 'M39.5 35.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z'],
    ['barn', 'M44 38a2.7 2.7 0 1 1 0 5.3 2.7 2.7 0 0 1 0-5.3Z'],
    shade('M30 42.5h16V44H30Zm8 1.5h8v4h-8Z'),
  ],
  gunsmith: () => [
    ...coat('smoke'),
    ['roof', 'M16 37l2.5-1v6.5h11V36l2.5 1v11H16Z'],
    ...face('brown'),
    ['night', 'M15 19q-.5-9 9-9t9 9l-1.5 1.5q-7.5-4.5-15 0Z'],
    beard('night'),
    brows('night'),
    ['iron', 'M25 36h18v-1.5h1.5V40H34q0 2.5-2.5 2.5h-1L29 48h-5l2.5-7.5Z'],
    ['plank', 'M26 41l3.5 1L28 48h-5Z'],
    ['stone', 'M30 36.8h4.5v2.7H30Z'],
  ],
  heroes: () => [
    ['sageDark', 'M22 48q0-11 9-12h6q9 1 9 12Z'],
    ['brown', 'M29.5 24h10v5.5q0 5.5-5 5.5t-5-5.5Z'],
    ['night', 'M31.8 26.5h1.5v1.6h-1.5Zm4 0h1.5v1.6h-1.5ZM27.5 33q-1-11 1.5-13h11q2.5 2 1.5 13l-2.5 1V25h-8.5v8Z'],
    ['plank', 'M29 19.5q.5-7 5.5-7t5.5 7l6 1q-4 3-11.5 3t-11.5-3Z'],
    shade('M36 12.7q3.7 1.3 4 6.8l6 1q-4 3-10 3Z'),
    ['clay', 'M2 48q.5-11 9-12.5l5.5-1 5.5 1q8.5 1.5 9 12.5Z'],
    shade('M18 34.8l4 .7q8.5 1.5 9 12.5h-8Z'),
    ['snow', 'M13 35l3.5-.7 3.5.7-3.5 5Z'],
    ['fair', 'M10.5 20h12v8.5q0 6.5-6 6.5t-6-6.5Z'],
    shade('M19 20h3.5v8.5q0 5.5-5 6.5 2.5-4 1.5-15Z'),
    ['night', 'M13.5 25h1.8v1.9h-1.8Zm4.7 0H20v1.9h-1.8Z'],
    ['roof', 'M14 30q2.5 1 5 0-.8 1.7-2.5 1.7T14 30Z'],
    ['snow', 'M9.5 18.5Q10 9 14 9q1.5 0 2.5 1Q17.5 9 19 9q4 0 4.5 9.5l7.5 1q-5 3.7-14.5 3.7T2 19.5Z'],
    ['clay', 'M9.5 16.5q7 2 14 0v2.5q-7 2-14 0Z'],
    shade('M16.5 10Q17.5 9 19 9q4 0 4.5 9.5l7.5 1q-5 3.7-14.5 3.7Z'),
    star(8.5, 38),
  ],
  indian: () => [
    ...coat('plank'),
    ['barn', 'M5 44q1.5-6 7-8.3L24 47l12-11.3q5.5 2.3 7 8.3v4H5Z'],
    shade('M24 47l12-11.3q5.5 2.3 7 8.3v4H23Z'),
    ['gold', 'M9.5 38.5l2-1.5L24 48h-4Zm29 0-2-1.5L24 48h4Z'],
    ['night', 'M13.5 36V19q1-9.5 10.5-9.5T34.5 19v17l-4-1V20h-13v15Z'],
    ...face('brown'),
    ['night', 'M15 22.5q-1-11 9-11t9 11q-3.5-1.5-9-9-5.5 7.5-9 9Z'],
    brows('night'),
    ['roof', 'M21 30.2q3 1 6 0l-.5 1.2q-2.5.8-5 0Z'],
    ['night', 'M12.8 24h3.7l.7 13-2.5 4-2.5-4Zm18.7 0h3.7l.7 13-2.5 4-2.5-4Z'],
    ['barn', 'M12.3 33.5h4.8l.1 3.5h-5Zm18.6 0h4.8l.1 3.5h-5Z'],
    ['snow', 'M19 36.5q5 4 10 0l.5 1.5q-5.5 4.5-11 0Z'],
    ['sky', 'M22.5 39.3q1.5.5 3 0v2.7l-1.5 1.5-1.5-1.5Z'],
  ],
  lawyer: () => [
    ...coat('violetDark'),
    shirt,
    lapels('violetDark'),
    ['night', 'M20 35.5l4 1.5 4-1.5v4L24 38l-4 1.5Z'],
    ...face('skin'),
    hair('stone'),
    brows('stone'),
    glasses,
    smile,
    ['trim', 'M31.5 32h10q3 0 3 3v10.5q-1.5 2.5-4 2.5h-9Z'],
    ['shade', 'M41.5 32q3 0 3 3v10.5q-1.5 2.5-4 2.5-1-1.5-1-4V34q0-2 2-2ZM33.5 35h5v1h-5Zm0 3h5v1h-5Zm0 3h4v1h-4Z'],
    ['barn', 'M35 42.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z'],
  ],
  mercenary: () => [
    ...coat('sageDark'),
    ['plank', 'M10 37.5l5-2.3L36 48h-8Z'],
    ['gold', 'M15.5 38l1.8 1.1-1.3 2.6-1.8-1.1Zm5.3 3.2 1.8 1.1-1.3 2.6-1.8-1.1Zm5.3 3.2 1.8 1.1-1.3 2.5-1.8-1Z'],
    ...face('tan'),
    ['shade', 'M15.5 26q8.5 3 17 0v1.5q0 7-8.5 7t-8.5-7Z'],
    moustache('night'),
    brows('night'),
    ...stetson('iron', 'clay'),
    ['iron', 'M38.5 25h2.5v12h-2.5Z'],
    ['roof', 'M38 36h3.5l1.5 12h-6Z'],
  ],
  paperboy: () => [
    ...coat('sky'),
    ['dark', 'M14 36l3-1 2 13h-3Zm20 0-3-1-2 13h3Z'],
    ['barn', 'M19 34.5q5 3 10 0v2.5q-5 3-10 0Z'],
    ...face('fair'),
    ['clay', 'M15 24q-1.5-7 .5-9h17q2 2 .5 9l-1.5-4.5q-7.5-2-15 0Z'],
    smile,
    brows('clay'),
    shade('M17 26.5h1v1h-1Zm2 1.2h1v1h-1Zm9-1.2h1v1h-1Zm2 1.2h1v1h-1Z'),
    ['stoneDark', 'M12 16q-1-9.5 12-9.5t12.5 8.5q3 1 3.5 3.5-14-3.5-28 0-.7-1 0-2.5Z'],
    shade('M25 6.5q11.5.3 11.5 8.5 3 1 3.5 3.5-7.5-2-15-2Z'),
    ...sheet(2.5, 33.5),
  ],
  prospector: () => [
    ...coat('clay'),
    ['slate', 'M15 36l4-1.3V41h10v-6.3l4 1.3v12H15Z'],
    ...face('skin'),
    beard('snow'),
    brows('snow'),
    ...stetson('sandstone', 'roof'),
    ['plank', 'M37.7 30l2 .3-2.7 17.7h-2.2Z'],
    ['iron', 'M29 33q9.5-8 17.5 2.5-9-4-17.5-2.5Z'],
  ],
  settler: () => [
    ...coat('sage'),
    ['snow', 'M17 35l7-1.5 7 1.5-7 5Z'],
    ...face('fair'),
    hair('brick'),
    brows('brick'),
    smile,
    ['paper', 'M11.5 28q-3.5-21.5 12.5-21.5T36.5 28l-4 3V19.5q-8.5-6-17 0V31Z'],
    shade('M24 6.5q16 0 12.5 21.5l-4 3V19.5q-4-2.8-8.5-2.8Z'),
    ['sageDark', 'M11.8 26.5l4 2.5v3l-4-3.5Zm24.4 0-4 2.5v3l4-3.5ZM21 35.5l3 1.5 3-1.5 1 4.5-4-2-4 2Z'],
    [
      'mustard',
      'M40 48V26h1.2v22Zm.6-25q2 2.5 0 5-2-2.5 0-5Zm-.6 8q-3.5 0-4-4 3.5.5 4 4Zm1.2 0q3.5 0 4-4-3.5.5-4 4Zm-1.2 4.5q-3.5 0-4-4 3.5.5 4 4Zm1.2 0q3.5 0 4-4-3.5.5-4 4Zm-1.2 4.5q-3.5 0-4-4 3.5.5 4 4Zm1.2 0q3.5 0 4-4-3.5.5-4 4Z',
    ],
  ],
  sheriff: () => [
    ...coat('roof'),
    shirt,
    ['dark', 'M14.5 35.5l4.5-1 5 9 5-9 4.5 1V48h-19Z'],
    ...face('skin'),
    moustache('dark'),
    brows('dark'),
    ...stetson('dark', 'gold'),
    star(17.5, 37.5),
  ],
  singer: () => [
    ...coat('barn'),
    ['tan', 'M15 35.2l9-1.7 9 1.7q-2 6.5-9 6.5t-9-6.5Z'],
    ['night', 'M12.5 33q-3-23 11.5-23t11.5 23q-3.5 2-6 0V20h-11v13q-2.5 2-6 0Z'],
    ...face('tan'),
    ['night', 'M15 22.5q-1-10.5 9-10.5t9 10.5q-2.5-5.5-8-6.5-6 .5-10 6.5Z'],
    brows('night'),
    ['barn', 'M20.5 29.5q1.8-.8 3.5 0 1.7-.8 3.5 0-1 2.3-3.5 2.3t-3.5-2.3Z'],
    [
      'gold',
      'M14.3 28a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8Zm19.4 0a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8ZM18 36.5q6 4.5 12 0l.4 1.2q-6.4 4.6-12.8 0Z',
    ],
    ['clay', 'M30.5 9.5q0-4 3.5-3.5 3-2.5 4.5.5 4 .5 2.5 4 1 3.5-2.5 3.5-2.5 2.5-4.5 0-4-.5-3.5-4.5Z'],
    ['gold', 'M36 8.8a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Z'],
  ],
  teacher: () => [
    ...coat('violet'),
    ['snow', 'M18.5 34.5q5.5 3.5 11 0l1 3q-6.5 4-13 0Z'],
    ...face('fair'),
    hair('plank'),
    bun('plank'),
    shade('M25 4q3.5.5 3.5 4.5t-3 4.3Z'),
    glasses,
    brows('plank'),
    smile,
    ['barn', 'M29 36h16v12H29Z'],
    ['snow', 'M30 46h15v2H30Z'],
    ['gold', 'M32.5 38.5h9v1.5h-9Zm0 2.5h6v1.3h-6Z'],
  ],
  undertaker: () => [
    ...coat('night'),
    shirt,
    lapels('night'),
    tie('night'),
    ...face('fair'),
    shade('M15.5 26q3 1 4.5 8-4.5-1.5-4.5-7.5Zm17 0q-3 1-4.5 8 4.5-1.5 4.5-7.5Z'),
    whiskers('iron'),
    brows('iron'),
    ['roof', 'M21 30.3h6v1h-6Z'],
    ...topHat('night', 'stone'),
    ['snow', 'M37.5 33q3-2.5 4.5.5 3 2-.3 4-1.7 3-4.2.5-3-1-1.5-3-.5-1.5 1.5-2Z'],
    ['sageDark', 'M38.5 38.5h1.5l-1 9.5h-1.5Z'],
  ],
  father_christmas: () => [
    ...coat('barn'),
    ['snow', 'M21 37h6v11h-6Z'],
    ...face('fair'),
    beard('snow'),
    ['snow', 'M14 24q-1 16 10 18 11-2 10-18-1.5 8-10 8t-10-8Z'],
    smile,
    brows('snow'),
    ['barn', 'M14 15Q16 3 27 3q9 0 11 10-3.5-2.5-6 2Z'],
    shade('M27 3q9 0 11 10-3.5-2.5-6 2h-6Z'),
    [
      'snow',
      'M12.5 14q11.5-3 23 0 1.5 2.5 0 5-11.5-3-23 0-1.5-2.5 0-5ZM38 11a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6Z',
    ],
  ],
}

const drawn = new Map<string, readonly Shape[]>()

export function person(name: string): readonly Shape[] {
  const known = drawn.get(name) ?? PEOPLE[name]?.() ?? []
  drawn.set(name, known)
  return known
}

export const PERSON_NAMES = Object.keys(PEOPLE)
