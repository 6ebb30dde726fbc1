import { log } from '#src/log.ts'
const askedKey = 'asked-to-stay'

/** Asks the browser, once on a device, not to clear away what was saved. */
export function askToStay(): void {
  try {
    if (localStorage.getItem(askedKey)) return
    localStorage.setItem(askedKey, 'yes')
  } catch {
    // Storage that is forbidden keeps nothing anyway.
    return
  }
  // Absent over plain HTTP.
  navigator.storage?.persist?.().catch((error: unknown) => {
    log.warn('The browser does not say whether what is saved may stay:', error)
  })
}
