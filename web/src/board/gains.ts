// What a choice brings, as sums in words: "+$8", "Ranch d3 $4 + Ranch d5 $3 = +$7 at Building income". What is added up comes
// from the rules.
import type { DuelChance, Gain } from '../api/types.ts'
import { words } from '../words/words.svelte.ts'
import { gainOf } from './sums.ts'
import type { Preview } from './ahead.svelte.ts'

/** What the server leaves out where it is empty. */
type Told = Pick<Gain, 'unit' | 'amount'> & Partial<Gain>
type Part = Pick<Required<Gain>['parts'][number], 'what' | 'amount'> & Partial<Required<Gain>['parts'][number]>

const MONEY = new Set(['money', 'income'])
const sign = (amount: number) => (amount < 0 ? '−' : '+')
const dollars = (amount: number) => `${amount < 0 ? '−' : ''}$${Math.abs(amount)}`

function counted({ unit, amount }: Told): string {
  if (MONEY.has(unit)) return `${sign(amount)}$${Math.abs(amount)}`
  const count = Math.abs(amount)
  return `${sign(amount)}${words.say(`board-count-${unit}`, { count })}`
}

function partSaid(part: Part, unit: string, names: string[]): string {
  const amount = MONEY.has(unit) ? dollars(part.amount) : String(part.amount)
  if (part.at) return `${words.name('object', part.what)} ${part.at} ${amount}`
  if (part.seat !== undefined && part.seat >= 0) return `${names[part.seat] ?? ''} ${amount}`
  const line = `board-line-${part.what.replaceAll('_', '-')}`
  return words.has(line) ? `${words.say(line)} ${amount}` : amount
}

/** One gain with its parts, where there are several or one lies somewhere. */
export function gainSum(gain: Told, names: string[]): string {
  const parts: Part[] = gain.parts ?? []
  const told = parts.length > 1 || parts.some((part) => part.at || (part.seat ?? -1) >= 0)
  const sum = told
    ? `${parts
        .map((part) => partSaid(part, gain.unit, names))
        .join(' + ')
        .replaceAll('+ −', '− ')} = ${counted(gain)}`
    : counted(gain)
  const of = gain.unit === 'income' ? words.say('board-sum-each-round', { sum }) : sum
  const when = gain.when ? words.say(`board-sum-${gain.when}`, { sum: of }) : of
  return gain.most ? words.say('board-sum-most', { sum: when }) : when
}

const chanceSaid = (chances: DuelChance[], seat: number): string[] =>
  chances
    .filter((one) => one.seat === seat)
    .map((one) => words.say('board-sum-chance', { percent: words.say('percent', { percent: one.percent }) }))

/** All that a choice brings its player, one line for each; nothing where the rules know of nothing. */
export function gainLines(preview: Preview | null, seat: number, names: string[]): string[] {
  if (!preview) return []
  const lines = preview.gains.map((gain) => gainSum(gain, names))
  if (preview.choice.kind === 'buy' && preview.price) lines.push(`−$${preview.price}`)
  const own = gainOf(preview.changes, seat)
  if (own && !preview.gains.some((gain) => gain.unit === 'income'))
    lines.push(words.say('board-sum-each-round', { sum: counted({ unit: 'money', amount: own }) }))
  const best = preview.sites[0]
  if (best?.pays) lines.push(words.say('board-sum-site', { pays: best.pays, at: best.at }))
  return [...lines, ...chanceSaid(preview.chances, seat)]
}
