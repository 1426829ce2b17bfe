// Points at what a lesson speaks of: whatever on the table has its name in `data-spot`.
const POINTED = 'pointed'

export function pointAt(table: HTMLElement, spots: readonly string[]): void {
  for (const old of table.querySelectorAll(`.${POINTED}`)) old.classList.remove(POINTED)
  const found = spots.flatMap((spot) => [...table.querySelectorAll(`[data-spot~="${CSS.escape(spot)}"]`)])
  for (const one of found) one.classList.add(POINTED)
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  found[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: calm ? 'auto' : 'smooth' })
}
