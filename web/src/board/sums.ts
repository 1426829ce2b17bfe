// Figures as sums in words: "2 Houses × $3 + 1 Ranch × $3 = $9". What is added up comes from the rules.
import type { BoardPlayer, BuildingIncome, DuelChance, Gift, IncomeChange, ParcelPrice } from '../api/types.ts'
import { partName } from '../words/incomes.ts'
import { words } from '../words/words.svelte.ts'
import { firepower, type Standing } from './view.ts'

const say = (name: string, args: Record<string, string | number> = {}) =>
  words.say(`web-board-${name.replaceAll('_', '-')}`, args)
// Parts that come once, with their amount and no number of things.
const ONCE = new Set(['basic', 'at-least', 'city-hall-step', 'river', 'outlaw'])

/** A player's money and how much of it may be kept at the end of a round. */
export const moneySaid = (player: BoardPlayer): string =>
  `$${player.money}${player.limit >= 0 ? ` / ${player.limit}` : ''}`

export function incomeSum(income: BuildingIncome): string {
  const parts = income.parts.filter((part) => part.what !== 'outlaw')
  const taken = income.parts.filter((part) => part.what === 'outlaw')
  const texts = parts.map((part) => {
    const label = partName(part)
    if (ONCE.has(part.what)) return `${label} $${part.amount}`
    return part.symbols > 1 ? `${label} × ${part.symbols} × $${part.each}` : `${label} × $${part.each}`
  })
  const sum = `${texts.join(' + ') || '$0'} = $${income.full}`
  const most = income.full > income.most ? ` → ${say('at-most', { most: income.most })}` : ''
  const outlaw = taken.map((part) => ` − ${words.say('income-outlaw')} $${-part.amount}`).join('')
  return sum + most + (outlaw ? `${outlaw} = $${income.pays}` : '')
}

/** A player's next income, building by building. While others' deeds are shown, or something is planned, what lies ahead is of
 * another moment: then it is the sum alone. */
export function incomesSum(player: BoardPlayer, ahead: { incomes: Map<string, BuildingIncome> }): string {
  const sources = [...ahead.incomes.values()].filter((one) => one.seat === player.seat)
  const sum = `$${player.next_income}`
  if (!sources.length || sources.reduce((all, one) => all + one.pays, 0) !== player.next_income) return sum
  return `${sources.map((one) => `${words.name('object', one.building)} ${one.at} $${one.pays}`).join(' + ')} = ${sum}`
}

export function priceSum(price: ParcelPrice): string {
  const full = price.around + 1
  const sum = price.around ? `$1 + ${price.around} × $1 = $${full}` : '$1'
  return price.price < full ? `${sum} → ${say('price-character', { price: price.price })}` : sum
}

export function giftSum(gift: Gift): string {
  const gives =
    gift.unit === 'money' ? `$${gift.amount}` : words.say(`board-count-${gift.unit}`, { count: gift.amount })
  if (gift.what === 'dice') return say('gift-dice')
  if (gift.what === 'token') return say('gift-firepower', { count: gift.amount })
  const count = gift.what === 'money' ? `$${gift.count}` : words.say(`board-count-${gift.what}`, { count: gift.count })
  if (gift.per > 1) return `${count} ÷ ${gift.what === 'money' ? '$' : ''}${gift.per} → ${gives}`
  if (gift.each === 1) return `${count} → ${gives}`
  return gift.unit === 'money' ? `${count} × $${gift.each} = ${gives}` : gives
}

export const POWERS = ['revolvers', 'cowboys', 'white', 'character', 'ammunition', 'variants'] as const

export function firepowerSum(player: BoardPlayer): string {
  const texts = POWERS.filter((part) => player.firepower[part]).map((part) =>
    say(`power-${part}`, { count: player.firepower[part] }),
  )
  return texts.length ? `${texts.join(' + ')} = ${firepower(player)}` : '0'
}

/** What a player's own income, and everybody else's, would change by; whose it is comes first. */
export function byPlayer(
  changes: IncomeChange[],
  view: { players: BoardPlayer[] },
  seat: number | null,
): { seat: number; before: number; after: number }[] {
  const sums = new Map<number, number>()
  for (const change of changes) sums.set(change.seat, (sums.get(change.seat) ?? 0) + change.after - change.before)
  return [...sums]
    .filter(([, change]) => change !== 0)
    .map(([whose, change]) => {
      const before = view.players[whose]?.next_income ?? 0
      return { seat: whose, before, after: before + change }
    })
    .sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat) || a.seat - b.seat)
}

export const gainOf = (changes: IncomeChange[], seat: number): number =>
  changes.filter((change) => change.seat === seat).reduce((sum, change) => sum + change.after - change.before, 0)

export const signed = (amount: number): string => (amount < 0 ? `−$${-amount}` : `+$${amount}`)

/** A player's cowboys on a place, with what goes with them. */
export function standingSaid(one: Standing, names: string[]): string {
  const count = one.count > 1 ? ` ×${one.count}` : ''
  return `${names[one.seat] ?? ''}${count}${one.token ? ` (${words.say(`token-${one.token}`)})` : ''}`
}

export function chancesSaid(chances: DuelChance[], names: string[]): string {
  return chances
    .map(
      (one) =>
        `${one.seat < 0 ? say('outlaw') : (names[one.seat] ?? '')} ${words.say('percent', { percent: one.percent })}`,
    )
    .join(', ')
}
