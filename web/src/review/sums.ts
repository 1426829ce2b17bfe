// A reviewed game in a few figures, and a move of it in a few words.
import type { LogEntry } from '../api/requests.ts'
import type { GameReview } from '../api/types.ts'
import { concerned } from '../history/log.ts'
import { withoutRules } from '../words/ruleMentions.ts'
import { words } from '../words/words.svelte.ts'

const FAULTS = ['blunder', 'mistake', 'slip'] as const
const MOST_LINES = 3
/** What chance laid out for everybody: a new offer, new buildings. */
const DRAWN = new Set(['revealed', 'track'])

/** Added up over a game, what was lost says little: the same chance may be missed again and again. So it is a mean. */
export function sumsOf(review: GameReview): [string, string][] {
  const percent = new Intl.NumberFormat(words.language, { style: 'percent', maximumFractionDigits: 1 })
  const signed = new Intl.NumberFormat(words.language, { style: 'percent', signDisplay: 'exceptZero' })
  const count = (verdict: string) => review.decisions.filter((one) => one.verdict === verdict).length
  return [
    ['web-review-start', signed.format(review.start).replace('+', '')],
    ['web-review-counts', FAULTS.map(count).join(' · ')],
    ['web-review-skill', percent.format(Math.abs(review.skill) / Math.max(1, review.decisions.length))],
    // With a hyphen: after a minus sign the heading's letters have figures that hang below the line.
    ['web-review-luck', signed.format(review.luck)],
  ]
}

/** What came of a move: all of it if that is short, else what concerns this seat, and what was drawn. */
export function storyOf(events: LogEntry['events'], seat: number | null): string {
  const told = events.filter((event) => event.text)
  const own = seat === null ? [] : told.filter((event) => DRAWN.has(event.kind) || concerned(event).has(seat))
  const kept = told.length > MOST_LINES && own.length ? own : told
  const lines = kept.slice(0, MOST_LINES).map((event) => withoutRules(event.text ?? ''))
  return [...lines, ...(kept.length > MOST_LINES ? ['…'] : [])].join(' ')
}
