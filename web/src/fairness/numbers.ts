// What this browser puts into the seed of a game, so that nobody, the server neither, can choose what is drawn: a number
// made up once the server has committed itself, sealed (its SHA-256 is shown), and opened when all that was sealed is
// final. What was seen on the way is kept, and held against what is told at the end. docs/server.md, Fairness.
import { ask, post, type Table, unlessRefused } from '../api/requests.ts'
import { keepEach, readEach } from '../browser/storage.ts'
import { hex, hmac, sha256 } from './sha256.ts'

/** `commitment` is the server's as it was shown when the number was sealed; `seal` what was final when it was opened. */
export interface Put {
  number: string
  commitment: string
  seal: string
}

const MOST_KEPT = 300
// Where nothing can be kept it lasts as long as the page.
const here = new Map<string, Put>()
// Tables at which this page has sealed a number: another browser of the same person, opened later, takes its place.
const sealedHere = new Set<string>()

export const putInto = (table: string): Put | null => here.get(table) ?? readEach<Put>('numbers')[table] ?? null

function remember(table: string, put: Put): Put {
  here.set(table, put)
  keepEach('numbers', table, put, MOST_KEPT)
  return put
}

const listed = (table: Table, of: 'number' | 'number_sha256'): string =>
  table.seats
    .filter((seat) => seat[of] !== null)
    .map((seat) => `${seat.seat}:${seat[of]}`)
    .join(' ')

const sealOf = (table: Table): string => sha256(`${table.commitment} ${listed(table, 'number_sha256')}`)

/** What the table has of this reader's number, sealed. */
const shownOf = (table: Table): string | null =>
  table.seats.find((seat) => seat.mine && seat.number_sha256 !== null)?.number_sha256 ?? null

/** Do for the reader's seats what is to be done now: seal a number, or open it. The game never waits for it long. */
export async function contribute(table: Table): Promise<void> {
  if (
    table.status !== 'open' ||
    table.from_move !== null ||
    !table.commitment ||
    !table.seats.some((seat) => seat.mine)
  )
    return
  // What is refused or lost is done without: the game begins all the same.
  await unlessRefused(table.seal === null ? sealNumber(table, table.commitment) : openNumber(table))
}

async function sealNumber(table: Table, commitment: string): Promise<void> {
  const before = putInto(table.id)
  const shown = shownOf(table)
  const own = before?.commitment === commitment ? before : null
  if (shown !== null && (sealedHere.has(table.id) || (own && sha256(own.number) === shown))) return
  sealedHere.add(table.id)
  const put =
    own ?? remember(table.id, { number: hex(crypto.getRandomValues(new Uint8Array(32))), commitment, seal: '' })
  await post(`/api/tables/${table.id}/seal`, { sha256: sha256(put.number) })
}

async function openNumber(table: Table): Promise<void> {
  const put = putInto(table.id)
  // Sealed by another browser of the same person; or not what it was when this one sealed its number.
  if (!put || shownOf(table) !== sha256(put.number) || put.commitment !== table.commitment) return
  const seal = sealOf(table)
  if (put.seal && put.seal !== seal) return
  remember(table.id, { ...put, seal })
  await post(`/api/tables/${table.id}/reveal`, { number: put.number })
}

/** Whoever leaves the page before the game begins cannot open anything: nobody shall wait for it. */
export function withdraw(table: Table): void {
  const put = putInto(table.id)
  if (table.status !== 'open' || table.seal !== null || !put || shownOf(table) !== sha256(put.number)) return
  sealedHere.delete(table.id)
  ask('POST', `/api/tables/${table.id}/seal`, { sha256: null }, undefined, true).catch(() => undefined)
}

/** Begin a table at which nobody is waited for. */
export async function begin(table: Table): Promise<void> {
  await contribute(table)
  await contribute(await post<Table>(`/api/tables/${table.id}/start`))
}

/** What this browser can prove of a game that is over. `wrong` and `note` are names of messages. */
export interface Finding {
  verdict: 'all' | 'some' | 'but' | 'server' | 'wrong'
  wrong: string[]
  note: string
  withheld: number
}

export function prove(table: Table, put: Put | null): Finding {
  const opened = table.seats.filter((seat) => seat.number !== null)
  const withheld = table.seats.filter((seat) => seat.number_sha256 !== null && seat.number === null).length
  const secret = table.secret ?? table.seed ?? ''
  const wrong: string[] = []
  if (sha256(secret) !== table.commitment || (put && put.commitment !== table.commitment))
    wrong.push('web-fair-other-secret')
  if (
    opened.some((seat) => sha256(seat.number ?? '') !== seat.number_sha256) ||
    (put?.seal && put.seal !== sealOf(table))
  )
    wrong.push('web-fair-other-numbers')
  if ((opened.length ? hmac(secret, listed(table, 'number')) : secret) !== table.seed) wrong.push('web-fair-other-seed')
  const included = opened.some((seat) => seat.number === put?.number)
  if (put?.seal && !included) wrong.push('web-fair-dropped')
  const note = included ? 'web-fair-included' : put && !put.seal ? 'web-fair-away' : ''
  // Whoever knows the secret can try out numbers until the seed suits them; this browser knows that its own was not.
  const without = !included && table.seats.some((seat) => seat.bot === null && seat.number_sha256 === null)
  const verdict = wrong.length ? 'wrong' : !opened.length ? 'server' : without ? 'some' : withheld ? 'but' : 'all'
  return { verdict, wrong, note, withheld }
}
