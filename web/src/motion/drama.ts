// Which events are worth a scene over the table.
import type { Happening } from '../api/requests.ts'

const DRAMATIC = new Set([
  'rolled',
  'tiles-shown',
  'duel',
  'outlaw-wins',
  'outlaw-beaten',
  'outlaws',
  'rodeo',
  'attack',
  'bids',
  'scored',
])

export const isFinal = ({ kind, data }: Happening): boolean =>
  kind === 'scored-vp' && (data as { why?: string }).why === 'final'

export const isDramatic = (event: Happening): boolean => DRAMATIC.has(event.kind) || isFinal(event)
