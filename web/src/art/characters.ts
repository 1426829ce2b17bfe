// The people of the town, put together from a few pieces: a coat, a head, what is on it, and what they hold. A box of 48 by 48.
import type { Paint } from './palette.ts'
import type { Shape } from './things.ts'

const coat = (paint: Paint): Shape => [paint, 'M6 48q1-13 13-14h10q12 1 13 14Z']
const shirt: Shape = ['paper', 'M20 34h8l-4 8Z']
const head = (paint: Paint = 'skin'): Shape => [paint, 'M16 17h16v10q0 9-8 9t-8-9Z']
const eyes: Shape = ['night', 'M20 23.5h2v2h-2Zm6 0h2v2h-2Z']
const hair = (paint: Paint): Shape => [paint, 'M14.5 26V17q1-8 9.5-8t9.5 8v9H31v-7q-5 0-7-3-3 3-7 3v7Z']
const longHair = (paint: Paint): Shape => [paint, 'M12 34V18q1-9 12-9t12 9v16h-5V19q-5 0-7-3-3 3-7 3v15Z']
const moustache = (paint: Paint): Shape => [paint, 'M17 28q3-2 7-.5 4-1.5 7 .5-2 3-7 1.5-5 1.5-7-1.5Z']
const beard = (paint: Paint): Shape => [paint, 'M16 25q2 3 8 3t8-3v5q0 9-8 9t-8-9Z']

const stetson = (paint: Paint, band: Paint): Shape[] => [
  [paint, 'M15 16q1-11 6-11 1.5 0 3 1 1.5-1 3-1 5 0 6 11l9 1q-6 4-18 4T6 17Z'],
  [band, 'M15 14q9 2 18 0v2.5q-9 2-18 0Z'],
]
const topHat = (paint: Paint, band: Paint): Shape[] => [
  [paint, 'M15 3h18l-1 13h7v3H9v-3h7Z'],
  [band, 'M15.800 12h16.4l-.2 3H16Z'],
]
const bowler = (paint: Paint, band: Paint): Shape[] => [
  [paint, 'M15 16q0-10 9-10t9 10l5 1v2.5H10V17Z'],
  [band, 'M15 14h18v2.5H15Z'],
]
const cap = (paint: Paint): Shape[] => [[paint, 'M13 18q0-10 11-10t11 8l4 3q-8 1-26-1Z']]

const PEOPLE: Record<string, readonly Shape[]> = {
  auctioneer: [coat('skyDark'), shirt, head(), eyes, moustache('dark'), ...bowler('iron', 'sky'), ['plank', 'M33 34l8-3 1.5 4-8 3Z'], ['plank', 'M35 37l2-.8 3 9-2 .8Z']],
  banker: [coat('dark'), shirt, ['gold', 'M23 35h2l1 6-2 3-2-3Z'], head(), eyes, ['smoke', 'M14.5 24h3v7q2 3 6.5 3t6.5-3v-7h3q0 13-9.5 13t-9.5-13Z'], ...topHat('night', 'gold')],
  captain: [coat('skyDark'), ['gold', 'M10 38h7v3h-7Zm21 0h7v3h-7ZM23 36h2v12h-2Z'], head(), eyes, moustache('plank'), ['skyDark', 'M12 17q2-9 12-9t12 9l2 2H10Z'], ['gold', 'M13 16h22v2H13ZM22.5 10h3v4h-3Z']],
  chinese_worker: [coat('sky'), ['skyDark', 'M23.2 34h1.600v14h-1.600Z'], head(), eyes, ['plank', 'M4 20 24 7l20 13q-10 2-20 2T4 20Z'], ['mustard', 'M12 17l12-10 12 10q-12 3-24 0Z']],
  cowboy: [coat('barn'), ['mustard', 'M16 34h16l-8 8Z'], head(), eyes, ['dark', 'M20 30.5q4 1.5 8 0v1q-4 1.5-8 0Z'], ...stetson('plank', 'clayDark')],
  doctor: [coat('iron'), shirt, head(), eyes, ['iron', 'M18 22h5v5h-5Zm7 0h5v5h-5Zm-2 1.5h2v1h-2Z'], ['glass', 'M19 23h3v3h-3Zm7 0h3v3h-3Z'], moustache('smoke'), ...bowler('dark', 'iron'), ['dark', 'M32 38h12v9H32Zm4-3h4v3h-4Z'], ['paper', 'M37.2 40h1.600v2h2v1.600h-2v2h-1.600v-2h-2V42h2Z']],
  editor: [coat('plank'), shirt, head(), eyes, moustache('dark'), hair('dark'), ['sageDark', 'M11 17q6-4 13-4t13 4l2 3q-15-3-30 0Z'], ['paper', 'M30 34h13v12H30Z'], ['iron', 'M32 36h9v1.5h-9Zm0 3h9v1h-9Zm0 2.5h9v1h-9Zm0 2.5h6v1h-6Z']],
  governor: [coat('night'), ['clay', 'M14 36l4-2 16 14h-6Z'], head(), eyes, beard('smoke'), ...topHat('dark', 'clay')],
  grocer: [coat('paper'), ['sage', 'M15 36h3v12h-3Zm15 0h3v12h-3ZM18 40h12v8H18Z'], head(), eyes, moustache('brick'), hair('brick'), ['clay', 'M37 39a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z'], ['sageDark', 'M36.5 36h1.2l2 2-2.5.5Z']],
  gunsmith: [coat('stoneDark'), ['plank', 'M17 37h14v11H17Z'], head(), eyes, beard('dark'), ...cap('dark'), ['iron', 'M29 34h14v3H34l-1 3h-2l-1 6h-4l2-8Z']],
  heroes: [coat('clay'), shirt, head(), eyes, ...stetson('paper', 'clay'), ['gold', 'M37 36l1.4 3.2 3.600.3-2.700 2.4.8 3.600-3.100-1.900-3.100 1.900.8-3.600-2.700-2.4 3.600-.3Z']],
  indian: [coat('brick'), ['sky', 'M17 35l7 8 7-8v3l-7 8-7-8Z'], longHair('night'), ['tan', 'M17 17h14v10q0 8-7 8t-7-8Z'], eyes, ['mustard', 'M14 17q10-3 20 0v3q-10-3-20 0Z'], ['snow', 'M31 17q2-9 7-15 1 9-4 16Z'], ['clay', 'M36.5 5q1.2-2 1.5-3 .3 2 0 4Z']],
  lawyer: [coat('iron'), shirt, ['dark', 'M22 35h4l-1 3 1 6h-4l1-6Z'], head(), eyes, hair('stone'), ['paper', 'M33 33h9q2 0 2 2v11q-2-2-4 0-2-2-4 0-1 1-3 0Z'], ['iron', 'M35 36h6v1h-6Zm0 3h6v1h-6Z']],
  mercenary: [coat('sageDark'), ['plank', 'M12 37l3-2 18 13h-5Z'], ['gold', 'M17 38l2 1.4-1.2 2-2-1.4Zm4.5 3.2 2 1.4-1.2 2-2-1.4Zm4.5 3.2 2 1.4-1.2 2-2-1.4Z'], head(), eyes, ['dark', 'M16 27q4 2 8 2t8-2v3q0 6-8 6t-8-6Z'], ...stetson('dark', 'iron')],
  paperboy: [coat('mustard'), ['clayDark', 'M19 34h10l-5 4Z'], head(), eyes, ['plank', 'M14.5 24V17h4v7Zm15-7h4v7h-4Z'], ...cap('stoneDark'), ['paper', 'M4 35h13v11H4Z'], ['iron', 'M6 37h9v2H6Zm0 3h4v4H6Zm5 0h4v1h-4Zm0 2h4v1h-4Z']],
  prospector: [coat('clayDark'), ['sky', 'M17 36h3v12h-3Zm11 0h3v12h-3Z'], head(), eyes, beard('snow'), ...stetson('trim', 'clayDark'), ['iron', 'M31 33q6-2 13 3-6-1-12 0Z'], ['plank', 'M36 34l2 .3-2 14h-2Z']],
  settler: [coat('sky'), ['paper', 'M18 34h12l-6 6Z'], head(), eyes, hair('brick'), ['paper', 'M12 27q-2-19 12-19t12 19l-4-1V19q-8-4-16 0v7Z'], ['clay', 'M31 28q4 1 3 7-3-2-3-7Z']],
  sheriff: [coat('dark'), shirt, head(), eyes, moustache('dark'), ...stetson('night', 'gold'), ['gold', 'M15 36l1.600 3.600 4 .4-3 2.600.9 4-3.5-2.100-3.5 2.100.9-4-3-2.600 4-.4Z']],
  singer: [coat('clay'), ['skin', 'M18 33h12l-6 8Z'], longHair('clayDark'), head(), eyes, ['clay', 'M21 30h6l-3 2Z'], ['clayDark', 'M15 20q1-8 9-8t9 8q-9-5-18 0Z'], ['mustard', 'M30 9q4-5 6-1 4 0 2 4-4 3-8-3Z']],
  teacher: [coat('skyDark'), ['paper', 'M19 34h10l-2 4h-6Z'], head(), eyes, hair('plank'), ['plank', 'M20 9a4 4 0 1 1 8 0 4 4 0 0 1-8 0Z'], ['clay', 'M31 36h12v10H31Z'], ['paper', 'M33 38h8v1.2h-8Z']],
  undertaker: [coat('night'), shirt, ['night', 'M23 35h2v9h-2Z'], head('smoke'), eyes, ['dark', 'M15 22h2v8h-2Zm16 0h2v8h-2Z'], ...topHat('night', 'iron')],
  father_christmas: [coat('barn'), ['snow', 'M22 38h4v10h-4Z'], head(), eyes, beard('snow'), ['barn', 'M14 16q2-12 14-12 8 1 9 9-4-3-6 3Z'], ['snow', 'M13 14.5h22v4H13ZM37 11a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z']],
}

export function person(name: string): readonly Shape[] {
  return PEOPLE[name] ?? []
}

export const PERSON_NAMES = Object.keys(PEOPLE)
