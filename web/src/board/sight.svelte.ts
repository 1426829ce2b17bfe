// On a small screen the desk, or the list of characters to choose from, lies at the foot, over everything: what matters is kept
// in sight above it.
import type { Position } from '../api/requests.ts'
import type { Choosing } from './choosing.svelte.ts'
import { isSmall } from './small.svelte.ts'

interface Table {
  root: HTMLElement | undefined
  position: Position
  choosing: Choosing
  /** How high that is, in pixels. */
  foot: number
}

/** For a component: it ends with it. */
export function keepInSight(table: () => Table): void {
  // What is said at the foot of the screen stays above it.
  $effect(() => {
    if (!isSmall()) return
    document.documentElement.style.setProperty('--foot', `${table().foot}px`)
    return () => document.documentElement.style.removeProperty('--foot')
  })
  // What was chosen does not stay hidden behind it.
  $effect(() => {
    const { root, choosing, foot } = table()
    const place = choosing.chosen
    if (!place || !isSmall()) return
    const box = root?.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect()
    const hidden = (box?.bottom ?? 0) - (innerHeight - foot - 8)
    if (hidden > 0) scrollBy({ top: hidden })
  })
  // A question about the map scrolls it into sight once. It does not pull you back, nor scroll when you have just arrived.
  const onMap = $derived.by(() => {
    const { asked, lines, answers } = table().choosing
    return asked && (lines.size > 0 || (answers.parcels.size > 0 && !answers.spaces.size))
  })
  const step = $derived.by(() => {
    const { position, choosing } = table()
    return `${position.question} ${position.seat} ${choosing.plan.length} ${choosing.laying}`
  })
  let brought = ''
  $effect(() => {
    const now = step
    if (!brought) brought = now
    if (!onMap || now === brought || !isSmall()) return
    brought = now
    // Do not interrupt somebody who is writing.
    if (document.activeElement?.matches('textarea, input:not([type=range])')) return
    bringMap(table().root)
  })
}

function bringMap(root: HTMLElement | undefined): void {
  const open = [...(root?.querySelectorAll('.land rect.open, .land line.way') ?? [])].map((one) =>
    one.getBoundingClientRect(),
  )
  const top = root?.querySelector('.incomes')?.getBoundingClientRect().bottom ?? 0
  const lies = root?.querySelector('.characters.asked') ?? root?.querySelector('.answers')
  const foot = lies?.getBoundingClientRect().top ?? innerHeight
  if (!open.length || open.some((one) => one.top >= top && one.bottom <= foot)) return
  const land = root?.querySelector('.land')?.getBoundingClientRect().top ?? 0
  // From the map's upper rim on; where the desk hides all that is open then, from further below.
  const first = Math.min(...open.map((one) => one.bottom))
  scrollBy({ top: Math.max(land - top, first - foot + 8) })
}
