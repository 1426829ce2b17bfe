// The rounds and phases of a game, as marks along its replay.
import type { LogEntry } from '../api/requests.ts'
import { chaptersOf } from '../history/log.ts'
import { titleOf } from '../history/chapters.ts'

export interface Mark {
  key: string
  move: number
  label: string
  /** A round's mark is higher than a phase's. */
  round: boolean
}

/** `players`: how many pass in a round of the board game. */
export function marksOf(log: LogEntry[], players: number): Mark[] {
  let round = ''
  return chaptersOf(log, players, true).map((chapter) => {
    const mark = {
      key: chapter.key,
      move: chapter.move,
      label: titleOf(chapter),
      round: chapter.title !== round,
    }
    round = chapter.title
    return mark
  })
}

/** The move that a key leads to; null for another key. */
export function jumpOf(key: string, move: number, moves: number, marks: readonly Mark[]): number | null {
  switch (key) {
    case 'ArrowRight':
      return move + 1
    case 'ArrowLeft':
      return move - 1
    case 'PageDown':
      return marks.find((mark) => mark.move > move)?.move ?? moves
    case 'PageUp':
      return marks.findLast((mark) => mark.move < move)?.move ?? 0
    case 'Home':
      return 0
    case 'End':
      return moves
    default:
      return null
  }
}
