// The chapters of a log as they are read: what they are called, and which of their lines are shown.
import { words } from '../words/words.svelte.ts'
import { concerned, type Chapter, type StoryLine } from './log.ts'

/** Its round and phase. */
export function titleOf(chapter: Chapter): string {
  const phase = chapter.phase ? words.say(`web-story-phase-${chapter.phase}`) : ''
  return [chapter.title || words.say('web-story-set-up'), phase].filter(Boolean).join(' · ')
}

/** Only the lines that concern one of these seats. */
export function about(seats: readonly number[], chapters: readonly Chapter[]): Chapter[] {
  const ours = ({ event }: StoryLine) => event !== null && [...concerned(event)].some((seat) => seats.includes(seat))
  return chapters
    .map((chapter) => ({ ...chapter, lines: chapter.lines.filter(ours) }))
    .filter((chapter) => chapter.lines.length)
}

export const linesOf = (chapters: readonly Chapter[]): number =>
  chapters.reduce((sum, chapter) => sum + chapter.lines.length, 0)

/** The last lines, so many at the most. */
export function newest(chapters: readonly Chapter[], most: number): Chapter[] {
  const kept: Chapter[] = []
  let room = most
  for (const chapter of chapters.toReversed()) {
    if (room <= 0) break
    kept.unshift({ ...chapter, lines: chapter.lines.slice(-room) })
    room -= chapter.lines.length
  }
  return kept
}
