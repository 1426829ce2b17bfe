// The words of a scene over the table.
import { isParcel } from '../../board/map/ground.ts'
import { words } from '../../words/words.svelte.ts'
import type { Part, Side, Stage } from './stages.ts'

const POWER = /^(revolvers|cowboys|white|character|ammunition|variants)$/

export function titleOf({ kind, at }: Stage): string {
  switch (kind) {
    case 'fight':
      return words.say('web-scene-duel', { place: isParcel(at) ? at : words.name('space', at) })
    case 'outlaw':
      return words.say('web-scene-outlaw', { at })
    case 'robbery':
      return words.say('web-scene-robbery', { at })
    default:
      return words.say(`web-scene-${kind}`)
  }
}

export function stakeSaid({ kind, at, stake, strength }: Stage, names: string[]): string {
  if (!stake) return ''
  const { what, building = '', owner = -1, price = 0, amount = 0, unit = '', vp = 0 } = stake
  if (kind === 'arrival') return words.say('web-scene-arrival-of', { strength, vp })
  if (what === 'gift') {
    if (!unit) return ''
    const gift = unit === 'money' ? `$${amount}` : words.say(`board-count-${unit}`, { count: amount })
    return words.say('web-scene-stake-gift', { gift })
  }
  if (what === 'purchase' && !building) return ''
  return words.say(`web-scene-stake-${what}`, { at, building, owner: names[owner] ?? '', price, amount, vp })
}

export function tieSaid({ tie, sides }: Stage, names: string[]): string {
  const winner = sides.find((side) => side.won)?.seat ?? -1
  return words.say(`web-scene-tie-${tie}`, { name: names[winner] ?? '' })
}

export function partSaid({ what, amount }: Part): string {
  if (POWER.test(what)) return words.say(`web-board-power-${what}`, { count: amount })
  if (what === 'firepower') return words.say('board-count-firepower', { count: amount })
  if (what === 'bonus') return `+${amount}`
  if (what === 'so-far') return words.say('board-count-vp', { count: amount })
  if (what === 'end') return `${amount < 0 ? '−' : '+'}${words.say('board-count-vp', { count: Math.abs(amount) })}`
  return `${what.slice(-1)}: ${words.say('board-count-hats', { count: amount })}`
}

export function totalSaid({ kind }: Stage, { total }: Side, index: number): string {
  const number = total ?? 0
  // After a minus sign the heading's letters have figures that hang below the line; their hyphen looks the same.
  if (kind === 'robbery') return `${number < 0 ? '-' : number > 0 ? '+' : ''}$${Math.abs(number)}`
  if (kind === 'end') return words.say('board-count-vp', { count: number })
  return kind === 'bids' ? `${index + 1}.` : String(number)
}
