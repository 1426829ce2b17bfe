// How large a city or the map is drawn: by keys, by buttons, or with two fingers.
import { tick } from 'svelte'

const ZOOMS = [1, 1.5, 2, 3]
export const LARGEST = Math.max(...ZOOMS)

/** The next larger or smaller; as it is where there is none. */
export function zoomed(now: number, by: 1 | -1): number {
  return (by > 0 ? ZOOMS.find((one) => one > now) : ZOOMS.findLast((one) => one < now)) ?? now
}

/** Two fingers on a drawing that move apart or together. One finger pans, as anywhere. */
export function pinch(now: () => number, set: (zoom: number) => void): (node: HTMLElement) => () => void {
  return (node) => {
    let began = { apart: 0, zoom: 1 }
    const apart = ({ touches: [one, other] }: TouchEvent) =>
      one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0
    const start = (event: TouchEvent) => void (began = { apart: apart(event), zoom: now() })
    const move = (event: TouchEvent) => {
      const distance = apart(event)
      if (!distance || !began.apart) return
      event.preventDefault() // the page stays as it is
      set(Math.max(1, Math.min(LARGEST, (began.zoom * distance) / began.apart)))
    }
    node.addEventListener('touchstart', start, { passive: true })
    node.addEventListener('touchmove', move, { passive: false })
    return () => {
      node.removeEventListener('touchstart', start)
      node.removeEventListener('touchmove', move)
    }
  }
}

/** Plus and minus on the keyboard: how large it is after that. */
export function zoomedByKey(now: number, event: KeyboardEvent): number {
  if (event.ctrlKey || event.metaKey || event.altKey || !/^[+\-=]$/.test(event.key)) return now
  event.preventDefault()
  return zoomed(now, event.key === '-' ? -1 : 1)
}

/** Once it has its new size: something in the middle of what scrolls; where it is not there, what was there before. */
export async function keepMiddle(where: HTMLElement, selector: string): Promise<void> {
  const x = (where.scrollLeft + where.clientWidth / 2) / where.scrollWidth
  const y = (where.scrollTop + where.clientHeight / 2) / where.scrollHeight
  await tick()
  const part = where.querySelector(selector)?.getBoundingClientRect()
  const box = where.getBoundingClientRect()
  const left = part ? part.left + part.width / 2 - box.left + where.scrollLeft : x * where.scrollWidth
  const top = part ? part.top + part.height / 2 - box.top + where.scrollTop : y * where.scrollHeight
  where.scrollTo({ left: left - where.clientWidth / 2, top: top - where.clientHeight / 2 })
}
