// How a game went: its rounds along the way, and the moves that turned it.
import type { Series } from '../api/types.ts'
import type { Happening } from '../api/requests.ts'
import { concerned, ROUNDS } from './log.ts'
import { withoutRules } from '../words/ruleMentions.ts'
import { words } from '../words/words.svelte.ts'
import { GAMES, type GameName } from '../games.ts'

export interface Stage {
  /** The place in the series where the round was over. */
  at: number
  label: string
}

/** Where each round ended: there the next begins. The set-up is a stage of its own. */
export function stagesOf(series: Series, game: GameName): Stage[] {
  const last = series.moves.length - 1
  const called = (at: number) => {
    const round = series.rounds[at] ?? 0
    if (GAMES[game].hasEras) return words.say('web-story-era-round', { era: series.eras[at] ? 'II' : 'I', round })
    return words.say('web-story-round', { round })
  }
  const stages: Stage[] = [{ at: 0, label: words.say('web-story-set-up') }]
  for (let at = 1; at <= last; at++) {
    const changed = series.rounds[at] !== series.rounds[at - 1] || series.eras[at] !== series.eras[at - 1]
    // The board game's set-up has moves of its own, in round 0.
    if (changed && series.rounds[at - 1]) stages.push({ at, label: called(at - 1) })
  }
  if (last > 0 && stages.at(-1)?.at !== last) stages.push({ at: last, label: called(last) })
  return stages
}

export interface Turn {
  at: number
  move: number
  kind: 'lead' | 'gain' | 'end'
  /** Who did well, over whom, and by how much. */
  seat: number
  other: number
  points: number
  weight: number
}

const MOST = 6
const LEAD = 1.5 // what a change of the lead counts beside the points that were gained

/** The moves after which somebody else led, or the distance between the leaders changed most; in their order. */
export function turningPoints(series: Series): Turn[] {
  const lines = series.lines.points ?? series.lines.vp ?? []
  const score = (seat: number, at: number) => lines[seat]?.[at] ?? 0
  const seats = lines.map((_, seat) => seat)
  const best = (at: number, but = -1) =>
    seats.filter((seat) => seat !== but).reduce((a, b) => (score(b, at) > score(a, at) ? b : a), but === 0 ? 1 : 0)
  if (seats.length < 2) return []
  const found: Turn[] = []
  let leader = -1
  for (let at = 1; at < series.moves.length; at++) {
    const first = best(at)
    const second = best(at, first)
    const alone = score(first, at) > score(second, at)
    const took = alone && first !== leader
    // Everybody's step away from the best of the others; the largest is the move's.
    const steps = seats.map((seat) => {
      const other = best(at, seat)
      return {
        seat,
        other,
        points: score(seat, at) - score(other, at) - (score(seat, at - 1) - score(best(at - 1, seat), at - 1)),
      }
    })
    const step = steps.reduce((a, b) => (b.points > a.points ? b : a))
    const move = series.moves[at] ?? at
    const end = at === series.moves.length - 1
    const ahead = { at, move, seat: first, other: second, points: score(first, at) - score(second, at) }
    if (took && leader >= 0) found.push({ ...ahead, kind: end ? 'end' : 'lead', weight: LEAD + step.points })
    else if (end && alone && step.points > 1) found.push({ ...ahead, kind: 'end', weight: step.points })
    else if (!end && step.points > 1) found.push({ at, move, kind: 'gain', ...step, weight: step.points })
    if (alone) leader = first
  }
  return found
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .toSorted((a, b) => a.at - b.at)
}

const LINES = 3

/** What a move that turned the game was about, in the log's words: what concerns who did well, then over whom, then the rest. */
export function turnSaid(turn: Turn, events: Happening[]): string {
  // What a new round begins with was none of its doing.
  const next = events.findIndex((event) => ROUNDS.has(event.kind))
  const lines = events.slice(0, next > 0 ? next : events.length).flatMap((event, index) => {
    const whom = concerned(event)
    return event.text
      ? { index, text: withoutRules(event.text), rank: whom.has(turn.seat) ? 0 : whom.has(turn.other) ? 1 : 2 }
      : []
  })
  const first = lines.toSorted((a, b) => a.rank - b.rank).slice(0, LINES)
  return first
    .toSorted((a, b) => a.index - b.index)
    .map((line) => line.text)
    .join(' ')
}
