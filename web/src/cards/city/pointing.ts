// How something in a city is pointed at.
import type { Attachment } from 'svelte/attachments'

/** Tells when it is pointed at, and when no more; by keyboard it has the focus, too. */
export const pointed =
  (tell: (on: boolean, focus: boolean) => void): Attachment<SVGGElement> =>
  (thing) => {
    // A finger hovers over nothing, and what it chooses is told of with the answers.
    const enter = (event: PointerEvent) => event.pointerType !== 'touch' && tell(true, false)
    const leave = () => tell(false, false)
    // By keyboard; whoever clicks sees it anyway.
    const focus = () => thing.matches(':focus-visible') && tell(true, true)
    const blur = () => tell(false, true)
    thing.addEventListener('pointerenter', enter)
    thing.addEventListener('pointerleave', leave)
    thing.addEventListener('focus', focus)
    thing.addEventListener('blur', blur)
  }
