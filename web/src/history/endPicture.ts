// What of a finished game is pictured: the board game's map, or a city of The Card Game.
import type { Position } from '../api/requests.ts'
import type { BoardView } from '../board/view.ts'
import { cards } from '../cards/deck.svelte.ts'
import type { CardView } from '../cards/view.ts'
import type { GameName } from '../games.ts'
import { suitOf } from '../words/players.ts'
import { words } from '../words/words.svelte.ts'
import { cityPicture, mapPicture, type Shown } from './poster.ts'

/** `first` is whoever won. */
type EndPicture = (position: Position, names: string[], first: number) => Pick<Shown, 'picture' | 'pictured'>

export const END_PICTURES: Record<GameName, EndPicture> = {
  board: (position, names) => ({
    picture: mapPicture(
      position.view as BoardView,
      names.map((_, seat) => suitOf(position, seat)),
    ),
    pictured: '',
  }),
  cards(position, names, first) {
    const { players } = position.view as CardView
    const shown = players[first]?.city.length ? first : (players.find((player) => player.city.length)?.seat ?? 0)
    return {
      picture: cityPicture(players[shown]?.city ?? [], (card) => cards.terrain(card)?.parcels ?? []),
      pictured: words.say('web-city-of', { name: names[shown] ?? '' }),
    }
  },
}
