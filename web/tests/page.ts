// Just enough of a page for logic that asks where it is, what it remembers, and who speaks. Nothing is drawn.
import type { Environment } from 'vitest/runtime'

class Remembered implements Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  private readonly kept = new Map<string, string>()
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value)
  }
  removeItem(key: string): void {
    this.kept.delete(key)
  }
  clear(): void {
    this.kept.clear()
  }
}

export default {
  name: 'page',
  viteEnvironment: 'client', // components and runes are built for browsers
  setup(global: Record<string, unknown>) {
    const window = new EventTarget()
    const added = {
      window,
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
      dispatchEvent: window.dispatchEvent.bind(window),
      location: new URL('https://carson.test/table/abc'),
      localStorage: new Remembered(),
      matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
      requestAnimationFrame: (then: () => void) => setTimeout(then, 0),
      document: Object.assign(new EventTarget(), {
        documentElement: { lang: 'en', dataset: {} },
        visibilityState: 'visible',
        getElementById: () => null,
      }),
    }
    const before = Object.fromEntries(Object.keys(added).map((name) => [name, global[name]]))
    for (const [name, value] of Object.entries(added))
      Object.defineProperty(global, name, { value, configurable: true, writable: true })
    return {
      teardown: () => {
        for (const [name, value] of Object.entries(before))
          Object.defineProperty(global, name, { value, configurable: true, writable: true })
      },
    }
  },
} satisfies Environment
