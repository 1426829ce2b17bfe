// What is written on a parcel that can be chosen: its price, or what it adds.
import type { Preview } from '../ahead.svelte.ts'
import { gainOf } from '../sums.ts'

export function parcelLabel(preview: Preview, seat: number): string {
  if (['build', 'house', 'townhouse'].includes(preview.choice.kind)) {
    const gain = gainOf(preview.changes, seat)
    return gain ? (gain > 0 ? `+$${gain}` : `−$${-gain}`) : ''
  }
  const money = preview.gains.find((gain) => gain.unit === 'money' && gain.when === 'income')
  return money ? `+$${money.amount}` : preview.price ? `$${preview.price}` : ''
}
