// Where the keyboard goes on: what was chosen is often gone after it was chosen, and with it the focus.
import { tick } from 'svelte'

/** If nothing has the focus any more, the first of these that is there gets it. The page does not jump. */
export async function regain(root: HTMLElement | undefined, selectors: string[]): Promise<void> {
  await tick()
  if (!root || document.activeElement !== document.body) return
  for (const selector of selectors) {
    const found = root.querySelector<HTMLElement | SVGElement>(selector)
    found?.focus({ preventScroll: true })
    if (found && document.activeElement === found) return
  }
}
