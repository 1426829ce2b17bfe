// A press that was meant for the question before. When a question is answered the next one may appear under a pointer that
// rests, and the second click of a double click, or one more tap, would answer it unread.
import type { Attachment } from 'svelte/attachments'

const READING = 700 // milliseconds after its question appeared in which a press of a resting pointer answers nothing
const RESTS = 16 // pixels within which a pointer has not moved

let last = { x: -1e3, y: -1e3 } // where the pointer is, or where the screen was touched last
if (typeof window !== 'undefined') {
  for (const kind of ['pointermove', 'pointerup'] as const)
    addEventListener(kind, (event) => (last = { x: event.clientX, y: event.clientY }), { capture: true, passive: true })
}

/** For what is done by a single click or key, on a map that stays when the question changes: whether it may be meant for
 * the question that is there. */
export class Meant {
  private appeared = -READING
  private rested = last

  /** Another question is asked. */
  asked(): void {
    this.appeared = performance.now()
    this.rested = last
  }

  get sure(): boolean {
    return (
      performance.now() - this.appeared > READING || Math.hypot(last.x - this.rested.x, last.y - this.rested.y) > RESTS
    )
  }
}

/** Keeps such presses from all buttons inside. Attach it anew for every question. */
export const keepsUnmeant = (): Attachment<HTMLElement> => (node) => {
  const appeared = performance.now()
  const rested = last
  let pressed = false // since the question is there
  let meant = true
  const press = (event: PointerEvent): void => {
    pressed = true
    meant =
      performance.now() - appeared > READING || Math.hypot(event.clientX - rested.x, event.clientY - rested.y) > RESTS
  }
  const click = (event: MouseEvent): void => {
    // Keys, and whoever reads a page aloud, click without a pointer.
    if (event.detail === 0 || (pressed && meant)) return
    event.preventDefault()
    event.stopPropagation()
  }
  node.addEventListener('pointerdown', press, { capture: true })
  node.addEventListener('click', click, { capture: true })
  return () => {
    node.removeEventListener('pointerdown', press, { capture: true })
    node.removeEventListener('click', click, { capture: true })
  }
}
