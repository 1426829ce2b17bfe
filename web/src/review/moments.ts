// What stands out in a reviewed game: the worst moves, the best one, and what luck gave or took.
import type { GameReview, JudgedDecision } from '../api/types.ts'

export type MomentKind = 'best' | 'slip' | 'mistake' | 'blunder' | 'lucky' | 'unlucky'

export interface Moment {
  kind: MomentKind
  move: number
  before: number
  after: number
  /** What the seat decided there; null for luck. */
  decision: JudgedDecision | null
  /** Whose move it was, where luck had a hand in it. */
  by: number | null
}

const LEAST_LUCK = 0.03 // of a chance to win
const MOST_STROKES = 3

/** In the order of the game. */
export function momentsOf(review: GameReview): Moment[] {
  const decided = new Map(review.decisions.map((one) => [one.move, one]))
  const own = [...review.mistakes, review.best_move].flatMap((move): Moment[] => {
    const decision = move === null ? undefined : decided.get(move)
    if (!decision) return []
    const kind = decision.move === review.best_move ? 'best' : decision.verdict === 'good' ? 'slip' : decision.verdict
    return [{ kind, move: decision.move, before: decision.before, after: decision.after, decision, by: null }]
  })
  const luck = review.strokes
    .map((stroke): Moment => {
      const before = chanceAt(review, stroke.move - 1)
      const after = Math.min(1, Math.max(0, before + stroke.gained))
      return {
        kind: stroke.gained > 0 ? 'lucky' : 'unlucky',
        move: stroke.move,
        before,
        after,
        decision: null,
        by: stroke.by,
      }
    })
    .filter((moment) => Math.abs(moment.after - moment.before) >= LEAST_LUCK) // a game already won cannot be won by luck
    .slice(0, MOST_STROKES)
  return [...own, ...luck].sort((one, other) => one.move - other.move)
}

/** The chance to win after a move, as far as it was judged by then. */
export function chanceAt(review: GameReview, move: number): number {
  return review.series.findLast((point) => point.move <= move)?.chance ?? review.start
}
