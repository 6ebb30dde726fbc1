import { outboxSyncTag } from '#src/outbox/names.ts'

interface SyncManager {
  register(tag: string): Promise<void>
}

/** Lets the browser wake the worker once there is a connection, with no page open. Where it cannot, a page
 *  sends. */
export function askForSync(): void {
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker.ready
    .then((registration) => (registration as { sync?: SyncManager }).sync?.register(outboxSyncTag))
    // The person, or the browser, does not want that.
    .catch(() => undefined)
}
