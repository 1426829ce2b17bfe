// Whether this machine has a network at all, as far as the browser knows.
class Network {
  online = $state(navigator.onLine)

  constructor() {
    addEventListener('online', () => (this.online = true))
    addEventListener('offline', () => (this.online = false))
  }
}

export const network = new Network()
