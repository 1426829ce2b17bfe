// Where hints lie on a large screen: below the desk, where no answer is in their way. Characters are taken there, so while they
// are chosen hints lie over the track.
const LEAST = 14 * 16 // pixels

/** For a component: it ends with it. */
export function placeOf(over: () => boolean): { readonly style: string } {
  let style = $state('')
  $effect(() => {
    const track = over()
    const part = document.querySelector(track ? 'section.way' : '.desk, .answers')
    const place = () => {
      const { top, bottom, left, width } = part?.getBoundingClientRect() ?? new DOMRect()
      const from = track ? top : Math.min(bottom + 6, innerHeight - LEAST)
      const most = track ? `--most: ${bottom - top}px; ` : ''
      style = bottom > 0 ? `${most}--from: ${from}px; --left: ${left}px; --width: ${width}px` : ''
    }
    place()
    addEventListener('resize', place)
    addEventListener('scroll', place, { passive: true })
    return () => {
      removeEventListener('resize', place)
      removeEventListener('scroll', place)
    }
  })
  return {
    get style() {
      return style
    },
  }
}
