// The games: whatever is different about one of them outside its own folders. Only code that takes a game's view, form or
// score pad apart asks which game it is.
export type GameName = 'board' | 'cards'

export const GAMES = {
  board: {
    book: 'BG', // the prefix of its rules
    sign: 'saloon', // on the first page
    street: ['house', 'saloon', 'ranch', 'bank', 'church', 'hotel'], // at the end of a lesson
    coach: 'captain',
    tieRule: 'BG-10.2',
    material: 'figures', // what a host may bring, as the API calls it
    hasEras: false,
    order: 'consent', // what a player may decide in advance
    table: () => import('./board/BoardTable.svelte'),
  },
  cards: {
    book: 'CG',
    sign: 'hotel',
    street: ['mine', 'house', 'church', 'townhouse', 'drugstore', 'city_hall'],
    coach: 'teacher',
    tieRule: 'CG-8.3',
    material: 'deck',
    hasEras: true,
    order: 'bid',
    table: () => import('./cards/CardTable.svelte'),
  },
} as const

export const GAME_NAMES = Object.keys(GAMES) as GameName[]
