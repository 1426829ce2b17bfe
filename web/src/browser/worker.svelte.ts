// The service worker: it makes the pages installable, shows one without a network, and brings messages while one is away.
class Worker {
  /** A newer version has been loaded and waits for its turn. */
  fresh = $state(false)
  private waiting: ServiceWorker | null = null

  /** After the first page is there: nothing a player waits for depends on it. */
  begin(): void {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
    const register = () =>
      void navigator.serviceWorker.register('/sw.js').then(
        (found: ServiceWorkerRegistration | undefined) => found && this.watch(found),
        () => undefined,
      )
    if (document.readyState === 'complete') register()
    else addEventListener('load', register, { once: true })
  }

  /** Let the newer version take over, and load the page from it. */
  renew(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    this.waiting?.postMessage('take over')
  }

  private watch(found: ServiceWorkerRegistration): void {
    const look = (worker: ServiceWorker | null) => {
      // Without one in charge this is the first, and nothing is old.
      if (worker?.state !== 'installed' || !navigator.serviceWorker.controller) return
      this.waiting = worker
      this.fresh = true
    }
    look(found.waiting)
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ used: usedHere() }))
    found.addEventListener('updatefound', () => {
      const worker = found.installing
      worker?.addEventListener('statechange', () => look(worker))
    })
    // Whoever comes back to an old tab asks whether there is news.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void found.update().catch(() => undefined)
    })
  }
}

/** The files of ours that this page was made of. */
function usedHere(): string[] {
  return performance
    .getEntriesByType('resource')
    .map((one) => new URL(one.name).pathname)
    .filter((path) => path.startsWith('/assets/'))
}

export const worker = new Worker()
