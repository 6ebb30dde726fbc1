import { leftSyncTag, outboxSyncTag } from '#src/outbox/names.ts'
import { openPage } from './open-page.ts'
import { sendOutbox } from './outbox.ts'
import { fetchLateFiles, giveWay, install, takeOver } from './precache.ts'
import { showPush } from './push.ts'
import { renewSubscription } from './renew-subscription.ts'
import { answer, leaveCalls } from './routes.ts'
import { readSession } from './session.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => {
  event.waitUntil(leaveCalls(event))
  event.waitUntil(install(event))
})

self.addEventListener('activate', (event) => event.waitUntil(takeOver(event)))

self.addEventListener('fetch', (event) => {
  const response = answer(event)
  if (response) event.respondWith(response)
})

self.addEventListener('sync', (event) => {
  if (event.tag === outboxSyncTag) event.waitUntil(sendOutbox())
  // Whatever is asked ends the session that was left.
  if (event.tag === leftSyncTag) event.waitUntil(readSession())
})

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data))
  // There is a connection; what cannot be sent now is for the next time.
  event.waitUntil(sendOutbox().catch(() => undefined))
})

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(event))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = (event.notification.data ?? {}) as { path?: string }
  if (path) event.waitUntil(openPage(path))
})

self.addEventListener('message', (event) => {
  switch (event.data?.type) {
    // A person asked for the new version; it never takes over by itself.
    case 'SKIP_WAITING':
      self.registration.active?.postMessage({ type: 'GIVE_WAY' })
      event.waitUntil(self.skipWaiting())
      break
    case 'GIVE_WAY':
      giveWay()
      break
    // A page that was on its way while this worker took over.
    case 'CLAIM':
      event.waitUntil(self.clients.claim())
      break
    case 'FETCH_LATE_FILES':
      event.waitUntil(
        fetchLateFiles(event).then((areThere) => event.ports[0]?.postMessage(areThere)),
      )
      break
  }
})

// The answer has come by then, and there is room again for the next.
self.addEventListener('unhandledrejection', (event) => {
  if (event.reason?.name === 'QuotaExceededError') event.preventDefault()
})
