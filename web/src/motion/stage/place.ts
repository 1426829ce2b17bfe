// Where a scene stands: over the place it is about, wholly in sight; in the middle where that cannot be seen.

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const MARGIN = 8

/** `above`: how much of the window the bar takes. */
export function standing(
  size: { width: number; height: number },
  place: Box | null,
  window: { width: number; height: number },
  above: number,
): { left: number; top: number } {
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)))
  const inSight = place && place.top + place.height > above && place.top < window.height
  const middle = inSight ? place.left + place.width / 2 : window.width / 2
  const below = inSight ? place.top + place.height + MARGIN : above + (window.height - above - size.height) / 2
  // Below the place, so that it is seen; above it where there is no room.
  const top = inSight && below + size.height > window.height - MARGIN ? place.top - size.height - MARGIN : below
  return {
    left: within(middle - size.width / 2, MARGIN, window.width - size.width - MARGIN),
    top: within(top, above + MARGIN, window.height - size.height - MARGIN),
  }
}
