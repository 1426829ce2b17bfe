// The score pads of both games.
import type { GameName } from '../games.ts'
import { boardPad, type BoardPad } from './board/pad.ts'
import { cardPad, type CardPad } from './cards/pad.ts'
import type { PadGame } from './model.ts'

export type Pad = BoardPad | CardPad

export const PADS: Record<GameName, PadGame<Pad>> = { board: boardPad, cards: cardPad }
