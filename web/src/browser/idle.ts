// Later, when what is on the page now has been drawn and nothing else is to be done: whatever a player does goes first.
const LATEST = 300 // milliseconds after it has been drawn
const UNSEEN = 1000 // milliseconds in a tab that nobody looks at, where nothing is drawn

export function soon(then: () => void): void {
  let due = true
  const once = (): void => {
    if (due) then()
    due = false
  }
  requestAnimationFrame(() => {
    // Not every browser tells when it is idle.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(once, { timeout: LATEST })
    else setTimeout(once, 0)
  })
  setTimeout(once, UNSEEN)
}
