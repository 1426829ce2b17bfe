// The parts of the set-up page that are each game's own.
import type { Component } from 'svelte'
import type { GameName } from '../games.ts'
import BoardOptions from './board/BoardOptions.svelte'
import BoardPlayers from './board/BoardPlayers.svelte'
import CardOptions from './cards/CardOptions.svelte'
import CardPlayers from './cards/CardPlayers.svelte'
import type { TableForm } from './tableForm.ts'

interface GameForm {
  Players: Component<{ form: TableForm }>
  Options: Component<{ form: TableForm; faults: Record<string, string> }>
}

export const FORMS: Record<GameName, GameForm> = {
  board: { Players: BoardPlayers, Options: BoardOptions },
  cards: { Players: CardPlayers, Options: CardOptions },
}
