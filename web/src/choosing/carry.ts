// A piece that is carried by the pointer to a place on the table: whatever has a data-place. A finger and a mouse can; a
// keyboard chooses the place itself, which does the same.
import type { Attachment } from 'svelte/attachments'

export interface Carrying {
  /** The place that the piece is over; "" for none. */
  over: (place: string, element: Element | null) => void
  drop: (place: string) => void
}

const NEAR = 6 // pixels that a press may move and still be no more than a press

export function carry({ over, drop }: Carrying): Attachment<HTMLElement> {
  return (piece) => {
    let ghost: HTMLElement | null = null
    let pressed: PointerEvent | null = null
    let at = { x: 0, y: 0 }
    let place = ''
    let frame = 0

    // Once a frame, however often the pointer moves: one style is written, and nothing is laid out anew.
    function draw(): void {
      frame = 0
      if (!ghost) return
      ghost.style.transform = `translate3d(${at.x}px, ${at.y}px, 0) translate(-50%, -80%) scale(1.35)`
      const element = document.elementFromPoint(at.x, at.y)?.closest('[data-place]') ?? null
      const found = element?.getAttribute('data-place') ?? ''
      if (found === place) return
      place = found
      over(place, element)
    }

    function lift(): void {
      ghost = piece.cloneNode(true) as HTMLElement
      ghost.className = 'carried'
      ghost.setAttribute('aria-hidden', 'true')
      document.body.append(ghost)
      piece.classList.add('lifted')
    }

    function lay(): void {
      cancelAnimationFrame(frame)
      frame = 0
      ghost?.remove()
      ghost = pressed = null
      piece.classList.remove('lifted')
      if (place) over('', null)
      place = ''
    }

    function down(event: PointerEvent): void {
      if (event.button !== 0) return
      pressed = event
      piece.setPointerCapture(event.pointerId)
    }

    function move(event: PointerEvent): void {
      if (!pressed) return
      at = { x: event.clientX, y: event.clientY }
      if (!ghost && Math.hypot(at.x - pressed.clientX, at.y - pressed.clientY) > NEAR) lift()
      if (ghost && !frame) frame = requestAnimationFrame(draw)
    }

    function up(): void {
      if (ghost) draw()
      const found = place
      lay()
      if (found) drop(found)
    }

    function key(event: KeyboardEvent): void {
      if (event.key === 'Escape') lay()
    }

    piece.addEventListener('pointerdown', down)
    piece.addEventListener('pointermove', move)
    piece.addEventListener('pointerup', up)
    piece.addEventListener('pointercancel', lay)
    addEventListener('keydown', key)
    return () => {
      lay()
      piece.removeEventListener('pointerdown', down)
      piece.removeEventListener('pointermove', move)
      piece.removeEventListener('pointerup', up)
      piece.removeEventListener('pointercancel', lay)
      removeEventListener('keydown', key)
    }
  }
}
