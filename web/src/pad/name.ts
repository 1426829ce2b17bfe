// What a row of a score pad is called.
import { words } from '../words/words.svelte.ts'
import type { AnyRow } from './model.ts'

/** The name that was typed, else which player it is. */
export const nameOf = (row: AnyRow | undefined, seat: number): string =>
  row?.name || words.say('web-pad-player', { number: seat + 1 })
