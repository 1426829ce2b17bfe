// What the set-up helper asks for, as plain data; each game asks for its part of it.
import type { Component } from 'svelte'
import type { BoardSetup, CardSetup } from '../api/types.ts'
import type { GameName } from '../games.ts'
import BoardFields from './board/BoardFields.svelte'
import BoardSteps from './board/BoardSteps.svelte'
import CardFields from './cards/CardFields.svelte'
import CardSteps from './cards/CardSteps.svelte'

export const firstBox = () => ({
  game: 'board' as GameName,
  players: 3,
  set: 'beginners',
  bag: 'beginners',
  variants: [] as string[],
  edition: 'english',
  real: 2,
  seats: 4,
  level: 'intermediate',
})
/** The game with the box that is to be set up. */
export type Box = ReturnType<typeof firstBox>

/** What the server answers; each game reads its own. */
export type Setup = BoardSetup & CardSetup

interface GameHelper {
  /** The request's fields; the seed decides what is rolled. */
  query: (box: Box, seed: string) => Record<string, string>
  Fields: Component<{ box: Box }>
  Steps: Component<{ setup: Setup; onroll: () => void }>
}

export const HELPERS: Record<GameName, GameHelper> = {
  board: {
    query: ({ players, bag, set, variants, edition }, seed) => ({
      players: String(players),
      bag,
      characters: set,
      variants: variants.join(' '),
      edition,
      seed,
    }),
    Fields: BoardFields,
    Steps: BoardSteps,
  },
  cards: {
    query: ({ real, seats, level }) => ({ real: String(real), players: String(Math.max(real, seats)), level }),
    Fields: CardFields,
    Steps: CardSteps,
  },
}
