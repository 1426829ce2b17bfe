// The table of each game. Who plays one of them need not load the other; what has been loaded is there at once.
import type { Component, Snippet } from 'svelte'
import { GAMES, type GameName } from '../games.ts'
import type { Position } from '../api/requests.ts'
import type { Playing } from '../live/playing.ts'

export interface Props {
  playing: Playing
  position: Position
  names: string[]
  /** What stands beside the game: log, talk, points. */
  side?: Snippet
  /** A place, space or card that is pointed at. */
  spot?: string
}
export type Table = Component<Props & { view: unknown }>

const loaded = new Map<string, Table>()

export const tableAtOnce = (game: string): Table | undefined => loaded.get(game)

export async function tableOf(game: GameName): Promise<Table> {
  const table = (await GAMES[game].table()).default as unknown as Table
  loaded.set(game, table)
  return table
}
