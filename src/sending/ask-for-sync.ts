interface SyncManager {
  register(tag: string): Promise<void>
}

/** Lets the browser wake the worker once there is a connection, with no page open. Where it cannot, a page
 *  does it.
 *  @param tag what the worker is to do */
export function askForSync(tag: string): void {
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker.ready
    .then((registration) => (registration as { sync?: SyncManager }).sync?.register(tag))
    // The person, or the browser, does not want that.
    .catch(() => undefined)
}
