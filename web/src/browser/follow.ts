// Links that lead somewhere on the page that is open.

/** A click on such a link: go there, unless another tab or window is wanted, or the page has no way to. */
export function follow<T>(event: MouseEvent, go: ((to: T) => void) | undefined, to: T): void {
  if (!go || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  go(to)
}
