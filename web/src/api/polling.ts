// Looks at once, and then from time to time while somebody looks at the page: for an effect, which ends it.
const AGAIN = 20_000 // milliseconds between two looks

export function again(look: () => Promise<void>): () => void {
  void look()
  const timer = setInterval(() => document.visibilityState === 'visible' && void look(), AGAIN)
  return () => clearInterval(timer)
}
