// The server's API. A request that is not granted throws a Fault, whose message is a sentence for the reader.
import type {
  Fault as FaultData,
  BoardQuestion,
  CardQuestion,
  Events as AnyEvents,
  LogEntry as AnyEntry,
  Position as AnyPosition,
  Table,
} from './types.ts'
import { words } from '../words/words.svelte.ts'

export type { FaultData }

export class Fault extends Error {
  constructor(
    readonly status: number,
    readonly data: FaultData,
  ) {
    super(data.message)
  }

  /** It may go well in a moment: there is no connection, or nobody behind it. */
  get passing(): boolean {
    return [0, 502, 503, 504].includes(this.status)
  }
}

/** After so many milliseconds what failed for want of a connection is tried again. */
export const AGAIN = 5_000

/** The server is about to stop, and has done nothing of what was asked: another may. */
export const STOPPING = 'server-stopping'
/** The server has more moves in hand than it can make, and has not taken on this one. */
export const BUSY = 'moves-busy'
const PAUSES = [200, 500, 1500] // milliseconds before it is asked, by and large

/** `outlive`: it goes on when the page is left. */
export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  outlive = false,
): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await askOnce(method, path, body, signal, outlive)
    } catch (error) {
      if (!(error instanceof Fault) || error.data.code !== STOPPING) throw error
    }
    await new Promise((passed) => setTimeout(passed, pause * (0.5 + Math.random())))
  }
  return askOnce(method, path, body, signal, outlive)
}

async function askOnce<T>(
  method: string,
  path: string,
  body: unknown,
  signal: AbortSignal | undefined,
  outlive: boolean,
): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      keepalive: outlive,
      // In the language of this page, whatever a person who is known here has set on another device.
      headers: {
        'x-carson-language': words.language,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Fault(0, { code: 'offline', rule: '', details: {}, message: words.say('web-offline') })
  }
  if (response.ok) return (await response.json()) as T
  throw new Fault(response.status, await faultOf(response))
}

async function faultOf(response: Response): Promise<FaultData> {
  try {
    return ((await response.json()) as { error: FaultData }).error
  } catch {
    return {
      code: 'unreadable',
      rule: '',
      details: {},
      message: words.say('web-unreadable', { status: response.status }),
    }
  }
}

/** What came with the page itself, once: the answers to its first questions. */
export function given<T>(path: string): T | null {
  const found = brought()
  if (found.language !== words.language || !(path in found.answers)) return null
  const answer = found.answers[path] as T
  // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- an answer of its own, taken once
  delete found.answers[path]
  return answer
}

/** Whether the page came to somebody who was not known to the server. */
export const cameToNobody = (): boolean => brought().answers['/api/me'] === null

/** The game of the table that came with the page; "" where none did, or once it has been taken. */
export function gameBrought(): Table['game'] | undefined {
  const first = Object.entries(brought().answers).find(([path]) => /^\/api\/tables\/[^/]+$/.test(path))
  return (first?.[1] as Position | undefined)?.table.game
}

let kept: { language: string; answers: Record<string, unknown> } | null = null
function brought(): NonNullable<typeof kept> {
  const text = document.getElementById('answers')?.textContent
  return (kept ??= text ? (JSON.parse(text) as NonNullable<typeof kept>) : { language: '', answers: {} })
}

export async function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return given<T>(path) ?? (await ask<T>('GET', path, undefined, signal))
}
export const post = <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body)

/** The answer; null if it is refused and nobody need hear why. */
export async function unlessRefused<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return null
  }
}

/** Where questions about a table go. A lesson's table is none that is kept: its positions are asked about by their moves. */
export function pathOf(table: Table): string {
  const lesson = /^lesson-(.+)$/.exec(table.id)?.[1]
  return lesson ? `/api/lessons/${lesson}/at/${table.seq}` : `/api/tables/${table.id}`
}

// What the server says of itself (web/openapi.json) is where these come from.
// Texts of actions are for programs that want no more: here `choices` and `choice` say what they mean.
export type { Happening, Seat, Table } from './types.ts'
export type LogEntry = Omit<AnyEntry, 'action'>
export type Events = Omit<AnyEvents, 'entries'> & { entries: LogEntry[] }
export type Decision = BoardQuestion | CardQuestion
/** A table and its game from a seat, with the view of the game that is played there. */
export type Position<V = unknown> = Omit<AnyPosition, 'view' | 'actions'> & { view: V | null }
