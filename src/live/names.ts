/** Held by the tab that has the stream of events. */
export const liveLock = 'staylend-live'

/** Under it that tab tells the others. */
export const liveChannel = 'staylend-live'
