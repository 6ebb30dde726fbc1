import type { BrowserContext } from '@playwright/test'

/** As browsers are that never send with no page open. */
export const withoutBackgroundSync = (context: BrowserContext) =>
  context.addInitScript(() => {
    // An empty page has no worker at all.
    if (!('ServiceWorkerRegistration' in window)) return
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync')
    Reflect.deleteProperty(window, 'SyncManager')
  })
