// What a move of a plan cost and brought its player: money and VP, as what happened tells it.
import type { Happening } from '../api/requests.ts'
import { words } from '../words/words.svelte.ts'

export function broughtBy(events: readonly Happening[], seat: number): string[] {
  let money = 0
  let vp = 0
  for (const { kind, data } of events) {
    const told = data as { seat?: number; giver?: number; taker?: number; amount?: number; vp?: number }
    const amount = told.amount ?? 0
    if (kind === 'handed-over') money += amount * (Number(told.taker === seat) - Number(told.giver === seat))
    if (told.seat !== seat) continue
    if (kind === 'earned') money += amount
    if (kind === 'paid') money -= amount
    if (kind === 'scored-vp') vp += told.vp ?? 0
  }
  const signed = (number: number, said: string) => (number ? [`${number < 0 ? '−' : '+'}${said}`] : [])
  return [...signed(money, `$${Math.abs(money)}`), ...signed(vp, words.say('board-count-vp', { count: Math.abs(vp) }))]
}
