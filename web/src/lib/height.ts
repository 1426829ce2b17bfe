// How high something is, told whenever that changes; without asking for a layout of the page before its time.
import type { Attachment } from 'svelte/attachments'

export function height(tell: (pixels: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const observer = new ResizeObserver(([entry]) => tell(Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)))
    observer.observe(element)
    return () => observer.disconnect()
  }
}
