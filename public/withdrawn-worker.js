/* What /main.js is while the operator has withdrawn the worker: it removes itself and the caches, but those
   that a person keeps. No page is reloaded: what is being typed there stays. */

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(withdraw()))

async function withdraw() {
  await self.registration.unregister()
  for (const name of await caches.keys()) {
    if (!name.startsWith('kept-')) await caches.delete(name)
  }
}
