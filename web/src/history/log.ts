// A game's log read as a story: moves that were not taken back, with their numbers; lines under their round and phase; and
// what concerned whom.
import type { Happening, LogEntry, Table } from '../api/requests.ts'

export interface StoryLine {
  key: string
  /** The number of the move it belongs to; null for the set-up's, and for what was taken back. */
  move: number | null
  /** Whether it is the first line of its move. */
  first: boolean
  /** Whom it is about, if it is about one player; -1: nobody. */
  seat: number
  /** Who made the move. */
  by: number
  event: Happening | null
  /** null: a move was taken back. */
  text: string | null
  entry: LogEntry
}

export interface Chapter {
  key: string
  /** The round, as the log calls it; "" before the first. */
  title: string
  phase: Phase | null
  /** The move after which it begins. */
  move: number
  lines: StoryLine[]
}

export type Phase = 'characters' | 'cowboys' | 'actions'
/** What begins a round: a heading, no sentence. */
export const ROUNDS = new Set(['round-begins', 'round'])

/** The moves that count, by number: the first is at place 0. A seat always takes back its own last one. */
export function movesOf(log: readonly LogEntry[]): LogEntry[] {
  const moves: LogEntry[] = []
  for (const entry of log) {
    if (entry.kind === 'move') moves.push(entry)
    else if (entry.kind === 'undo') {
      const last = moves.findLastIndex((move) => move.seat === entry.seat)
      if (last >= 0) moves.splice(last, 1)
    }
  }
  return moves
}

/** Somebody gave up after an entry of the log: no move, but a line. */
export interface Resignation {
  seat: number
  after: number
  text: string
}

/** The seats of a game as they were after one of its moves: who had given up by then, and for whom a bot had moved last. */
export function seatsAt(seats: Table['seats'], log: readonly LogEntry[], move: number): Table['seats'] {
  const moves = movesOf(log)
  const upto = move < 0 || !log.length ? -1 : move >= moves.length ? Infinity : (moves[move - 1]?.seq ?? 0)
  return seats.map((seat) => {
    if (seat.bot !== null || !seat.standin) return seat
    const by = moves.slice(0, move).findLast((one) => one.seat === seat.seat)?.by ?? 'order'
    const resigned = seat.resigned && (seat.resigned_after ?? upto) <= upto
    return { ...seat, resigned, standin: resigned || by !== 'order' ? seat.standin : null }
  })
}

/** The log in chapters, one a round and phase; `players` is how many pass in a round of the board game. */
export function chaptersOf(
  log: LogEntry[],
  players: number,
  kept = false,
  resignations: readonly Resignation[] = [],
): Chapter[] {
  const numbers = new Map(movesOf(log).map((move, index) => [move.seq, index + 1]))
  const chapters: Chapter[] = []
  let chapter: Chapter = { key: 'start', title: '', phase: null, move: 0, lines: [] }
  let passed = 0
  const begin = (key: string, title: string, phase: Phase | null, move: number) => {
    if (chapter.lines.length || chapter.title) chapters.push(chapter)
    chapter = { key, title, phase, move, lines: [] }
  }
  let told = log[0]
  const resigned = (entry: LogEntry | undefined, upto: number) => {
    if (!entry) return
    for (const { seat, after, text } of resignations) {
      if (after >= entry.seq && after < upto)
        chapter.lines.push({
          key: `resigned-${seat}`,
          move: null,
          first: false,
          seat,
          by: seat,
          event: null,
          text,
          entry,
        })
    }
  }
  for (const [at, entry] of log.entries()) {
    // Of many moves that were taken back at once, one line is enough.
    if (entry.by === 'practice' && log[at + 1]?.by === 'practice') continue
    if (entry !== told) resigned(told, entry.seq)
    told = entry
    const move = entry.kind === 'start' ? 0 : (numbers.get(entry.seq) ?? null)
    if (kept && move === null) continue
    if (entry.kind === 'undo') {
      chapter.lines.push({
        key: `${entry.seq}`,
        move: null,
        first: false,
        seat: entry.seat,
        by: entry.seat,
        event: null,
        text: null,
        entry,
      })
      continue
    }
    let first = true
    for (const [index, event] of entry.events.entries()) {
      const key = `${entry.seq}.${index}`
      if (ROUNDS.has(event.kind)) {
        passed = 0
        begin(key, event.text ?? '', null, move ?? chapter.move)
        continue
      }
      if (event.kind === 'passed' && move !== null) passed++
      const phase = phaseOf(event.kind, chapter.phase, passed >= players && event.kind !== 'passed')
      if (!event.text) continue
      if (phase !== chapter.phase) {
        if (chapter.phase || chapter.lines.length) begin(key, chapter.title, phase, move ?? chapter.move)
        else chapter.phase = phase
      }
      chapter.lines.push({ key, move, first, seat: aboutWhom(event), by: entry.seat, event, text: event.text, entry })
      first = false
    }
  }
  resigned(told, Infinity)
  if (chapter.lines.length || chapter.title) chapters.push(chapter)
  return chapters
}

/** The board game's phases, by what only happens in them (BG-4 to BG-6). The Card Game has none. */
function phaseOf(kind: string, now: Phase | null, allPassed: boolean): Phase | null {
  if (kind === 'character') return 'characters'
  if (kind === 'cowboy' || kind === 'passed') return 'cowboys'
  return now === 'cowboys' && allPassed ? 'actions' : now
}

/** Whom a line is about, if it is about one player. */
export function aboutWhom(event: Happening): number {
  const data = dataOf(event)
  const seat = data.seat ?? data.winner
  return typeof seat === 'number' ? seat : -1
}

/** Everybody whom an event names. */
export function concerned(event: Happening): Set<number> {
  const found = new Set<number>()
  const data = dataOf(event)
  for (const name of ['seat', 'owner', 'winner', 'giver', 'taker']) {
    const seat = data[name]
    if (typeof seat === 'number') found.add(seat)
  }
  for (const [seat] of [...pairs(data.strengths), ...pairs(data.rolls)]) found.add(seat)
  if (event.kind === 'sanctuary') for (const seat of data.seats as number[]) found.add(seat)
  return found
}

// What others do to somebody, the worst first.
const DONE_TO: Record<string, (data: Data, me: number) => boolean> = {
  attack: (data, me) => data.owner === me,
  'outlaw-attack': (data, me) => data.owner === me,
  duel: (data, me) => data.winner !== me && fought(data, me),
  'outlaw-wins': fought,
  'handed-over': (data, me) => data.giver === me || data.taker === me,
  'made-way': (data, me) => data.seat === me,
  sanctuary: (data, me) => (data.seats as number[]).includes(me),
  refused: (data, me) => data.seat !== me && data.owner === me,
  asked: (data, me) => data.owner === me,
  healed: (data, me) => data.seat === me,
}

type Data = Record<string, unknown>
const dataOf = (event: Happening): Data => event.data
const pairs = (found: unknown): [number, number][] => (Array.isArray(found) ? (found as [number, number][]) : [])

function fought(data: Data, me: number): boolean {
  return pairs(data.strengths).some(([seat]) => seat === me)
}

export function doneTo(event: Happening, me: number): boolean {
  return DONE_TO[event.kind]?.(dataOf(event), me) ?? false
}
