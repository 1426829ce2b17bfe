// Whether this machine has a network at all, as far as the browser knows.
class Network {
  online = $state(navigator.onLine)
  /** What is on the page says it already, where it is always in sight. */
  told = $state(false)

  constructor() {
    addEventListener('online', () => (this.online = true))
    addEventListener('offline', () => (this.online = false))
  }
}

export const network = new Network()
