/** Held by whoever sends. */
export const outboxLock = 'staylend-outbox'

/** Under it, all that is open hears that something has changed. */
export const outboxChannel = 'staylend-outbox'

/** What the browser calls the worker with, once there is a connection. */
export const outboxSyncTag = 'staylend-outbox'

/** So it does where somebody has logged out without one. */
export const leftSyncTag = 'staylend-left'
