/** Closed, cut off in the background, which WebKit calls an unknown error, or broken off while the page was put aside. */
const lostNames = ['InvalidStateError', 'UnknownError', 'AbortError']

/** Whether a connection to a database of this device is to be opened anew.
 *  @param error null is what a transaction says that was broken off */
export const isConnectionLost = (error: unknown): boolean =>
  error === null || (error instanceof DOMException && lostNames.includes(error.name))
