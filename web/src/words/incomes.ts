// Incomes in words.
import { words } from './words.svelte.ts'

/** What a part of an income comes from: "2 Houses". */
export function partName(part: { what: string; count: number; own?: boolean }): string {
  const name = words.say(`income-${part.what.replaceAll('_', '-')}`, { count: part.count })
  return part.own ? words.say('income-own', { part: name }) : name
}
