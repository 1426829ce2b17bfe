// How high something is, told whenever that changes; `now`: at once, too, for which the page is laid out before its time.
import type { Attachment } from 'svelte/attachments'

export function height(tell: (pixels: number) => void, now = false): Attachment<HTMLElement> {
  return (element) => {
    if (now) tell(element.offsetHeight)
    const observer = new ResizeObserver(([entry]) => tell(Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)))
    observer.observe(element)
    return () => observer.disconnect()
  }
}
