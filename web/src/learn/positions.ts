// The positions of a lesson as those of a table, and what happened between them as its log.
import type { Choice } from '../api/actions.ts'
import type { LogEntry, Position, Seat, Table } from '../api/requests.ts'
import type { LessonPosition, WholeLesson } from '../api/types.ts'

export function positionOf<V>(whole: WholeLesson, here: LessonPosition, choices: Choice[]): Position<V> {
  return {
    table: tableOf(whole, here),
    own: [whole.seat],
    seat: whole.seat,
    question: here.question,
    asked: here.asked,
    view: here.view as V,
    choices,
    undo: null,
    now: 0,
  }
}

/** The moves after one of them, up to another. */
export function logOf(whole: WholeLesson, from: number, to: number): LogEntry[] {
  const moves = whole.positions.filter((one) => one.move > from && one.move <= to)
  return moves.map((one) => ({
    seq: one.move,
    kind: 'move',
    seat: one.by ?? 0,
    number: one.move,
    choice: one.choice,
    events: one.events,
    by: null,
  }))
}

/** The table that a lesson's game would be played at. */
function tableOf(whole: WholeLesson, here: LessonPosition): Table {
  const seats = whole.names.map((name, seat): Seat => ({
    seat,
    name,
    bot: seat === whole.seat ? null : 'normal',
    free: false,
    mine: seat === whole.seat,
    kept: false,
    asked_at: null,
    deadline_at: null,
    bank: null,
    standin: null,
    resigned: false,
    resigned_after: null,
    agrees: false,
    number_sha256: null,
    number: null,
  }))
  return {
    id: `lesson-${whole.name}`,
    game: whole.game,
    options: whole.options,
    material: whole.material,
    public: false,
    status: 'playing',
    imported: false,
    from_move: null,
    host: false,
    seats,
    seq: here.move,
    commitment: null,
    seal: null,
    secret: null,
    seed: null,
    scores: null,
    winners: null,
    created_at: 0,
    started_at: 0,
    finished_at: null,
    clock: null,
    deadline_at: null,
    your_turn: here.asked !== null,
    ended: null,
    rematch: null,
    spectators_chat: false,
    hints: false,
    practice: false,
  }
}
