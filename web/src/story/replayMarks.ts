// The rounds and phases of a game, as marks along its replay.
import type { LogEntry } from '../api/requests.ts'
import { chaptersOf } from '../history/log.ts'
import { words } from '../words/words.svelte.ts'

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
    const phase = chapter.phase ? words.say(`web-story-phase-${chapter.phase}`) : ''
    const mark = {
      key: chapter.key,
      move: chapter.move,
      label: [chapter.title || words.say('web-story-set-up'), phase].filter(Boolean).join(' · '),
      round: chapter.title !== round,
    }
    round = chapter.title
    return mark
  })
}
