// Later, when what is on the page now has been drawn and nothing else is to be done: whatever a player does goes first.
const LATEST = 300 // milliseconds

export function soon(then: () => void): void {
  requestAnimationFrame(() => {
    // Not every browser tells when it is idle.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: LATEST })
    else setTimeout(then, 0)
  })
}
