// The server's API. A request that is not granted throws a Fault, whose message is a sentence for the reader.
import { words } from './words.svelte.ts'

export interface FaultData {
  code: string
  rule: string
  details: Record<string, unknown>
  message: string
}

export class Fault extends Error {
  constructor(
    readonly status: number,
    readonly data: FaultData,
  ) {
    super(data.message)
  }
}

export async function ask<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: { 'accept-language': words.language, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
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
    return { code: 'unreadable', rule: '', details: {}, message: words.say('web-unreadable', { status: response.status }) }
  }
}

export const get = <T>(path: string, signal?: AbortSignal) => ask<T>('GET', path, undefined, signal)
export const post = <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body)

// Until the types are made from the server's own description, these say the same by hand.

export interface Seat {
  seat: number
  name: string | null
  bot: string | null
  free: boolean
  mine: boolean
  kept: boolean
  deadline_at: number | null
  bank: number | null
  standin: string | null
  resigned: boolean
  agrees: boolean
}

export interface Table {
  id: string
  game: 'cards' | 'board'
  options: Record<string, unknown>
  public: boolean
  status: 'open' | 'playing' | 'finished' | 'closed'
  host: boolean
  seats: Seat[]
  seq: number
  commitment: string
  seed: string | null
  scores: number[] | null
  winners: number[] | null
  created_at: number
  clock: { kind: 'live'; move: number; bank: number } | { kind: 'days'; days: number } | null
  your_turn: boolean
  ended: 'played' | 'resigned' | 'agreed' | 'abandoned' | null
  rematch: string | null
}

export interface Decision {
  kind: string
  seats: number[]
  rule: string
  about: Record<string, unknown>
  may: number[]
  together: boolean
  freely: boolean
}

export interface Position<V = unknown> {
  table: Table
  own: number[]
  seat: number | null
  question: number | null
  asked: string | null
  view: V | null
  actions: string[]
  undo: number | null
}

export interface Happening {
  kind: string
  data: Record<string, unknown>
  private: boolean
  text: string | null
}

export interface LogEntry {
  seq: number
  kind: 'start' | 'move' | 'undo'
  seat: number
  number: number
  action: string | null
  events: Happening[]
}

export interface Events {
  seq: number
  status: Table['status']
  entries: LogEntry[]
}
