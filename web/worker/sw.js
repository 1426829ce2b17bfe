// The service worker. Pages come from the network first; without one, from what was kept. The API is never touched.
// The build puts the lists of files in (plugins/worker.ts), so that every version of the client has a worker of its own.
const SHELL = /* SHELL */ []
const FILES = /* FILES */ []
const VERSION = /* VERSION */ ''

const SHELL_CACHE = `shell-${VERSION}`
const FILE_CACHE = 'files' // names have their content's hash in them, so what is kept stays right
const RULES = 'carson-rules' // the rule books, kept by the page that shows them
const OFFLINE = '/offline.html'
// Pages that need nothing from the server once they are here.
const ALONE = /^\/(pad|rules)(\/|$)/

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL_CACHE).then((cache) => cache.addAll(SHELL)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(tidied().then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting()
  if (Array.isArray(event.data?.used)) event.waitUntil(usedBefore(event.data.used))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request, url.pathname))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(file(request))
  else if (SHELL.includes(url.pathname)) event.respondWith(fetch(request).catch(() => kept(url.pathname)))
})

async function page(request, path) {
  try {
    return await fetch(request)
  } catch {
    const found = await kept(ALONE.test(path) ? '/' : OFFLINE)
    return found ?? Response.error()
  }
}

async function file(request) {
  const found = (await kept(request)) ?? (await caches.match(request))
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) {
    const copy = answer.clone()
    void caches.open(FILE_CACHE).then((cache) => cache.put(request, copy))
  }
  return answer
}

async function kept(request) {
  return (await caches.open(SHELL_CACHE)).match(request)
}

/** What a page had loaded before there was a worker: it needs the same to be shown again. */
async function usedBefore(paths) {
  const cache = await caches.open(FILE_CACHE)
  for (const path of paths) {
    if (!FILES.includes(path) || SHELL.includes(path) || (await cache.match(path))) continue
    await cache.add(path).catch(() => undefined)
  }
}

/** What belongs to older versions goes. */
async function tidied() {
  for (const name of await caches.keys()) {
    if (name !== SHELL_CACHE && name !== FILE_CACHE && name !== RULES) await caches.delete(name)
  }
  const cache = await caches.open(FILE_CACHE)
  for (const request of await cache.keys()) {
    if (!FILES.includes(new URL(request.url).pathname)) await cache.delete(request)
  }
}

// Messages while one is away: {kind, table, title, body, link}.
self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {}
  const options = {
    body: told.body,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    tag: told.table || told.kind,
    data: told.link,
  }
  event.waitUntil(self.registration.showNotification(told.title ?? 'Carson City', options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(shown(new URL(event.notification.data || '/', location.origin).href))
})

/** The page of that address: the one that is open, or a new one. */
async function shown(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find((one) => one.url === address)
  return open ? open.focus() : self.clients.openWindow(address)
}
