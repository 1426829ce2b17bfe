// How something in a city is pointed at.

/** A finger hovers over nothing, and what it chooses is told of with the answers. */
export const hovers = (event: PointerEvent): boolean => event.pointerType !== 'touch'

/** By keyboard; whoever clicks sees it anyway. */
export const reached = (event: FocusEvent & { currentTarget: SVGGElement }): boolean =>
  event.currentTarget.matches(':focus-visible')
