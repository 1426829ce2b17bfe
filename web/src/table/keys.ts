// The keys of a live table; null for what is not possible now.
import { route } from '../browser/route.svelte.ts'
import type { Planning } from '../live/planning.svelte.ts'
import type { Show } from '../motion/show.svelte.ts'
import type { Beside } from '../side/beside.svelte.ts'

interface Table {
  id: string
  show: Show
  planning: Planning
  beside: Beside
  myTurn: boolean
  seated: boolean
  hint: (() => void) | null
}

const press = (what: string) => document.querySelector<HTMLElement>(`${what}:enabled`)?.click()

export function keysOf({
  id,
  show,
  planning,
  beside,
  myTurn,
  seated,
  hint,
}: Table): Record<string, (() => void) | null> {
  const plan = planning.plan
  const open = (...tab: Parameters<Beside['turnTo']>) => {
    const turn = beside.turnTo(...tab)
    return () => void turn()
  }
  return {
    // Once to say so, and where that is asked, once more to mean it.
    x: myTurn ? () => press('[data-pass]') : null,
    k: show.on ? () => show.skip() : null,
    u: plan ? () => void plan.undo() : () => press(':is([data-undo], [data-action=rewind])'),
    p: planning.possible ? () => planning.toggle() : null,
    l: open('log'),
    t: open('chat', true),
    s: open('sheet'),
    n: seated ? open('notes', true) : null,
    h: hint,
    m: seated ? open('menu') : null,
    r: () => route.go(`/replay/${id}`),
  }
}
