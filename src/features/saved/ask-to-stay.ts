import { log } from '#src/log.ts'

const askedKey = 'asked-to-stay'

export const isInstalled = () => matchMedia('(display-mode: standalone)').matches

/** Asks the browser not to clear away what was saved: once on a device, and once more where the app is installed, which
 *  may get what a page was refused. */
export function askToStay(): void {
  try {
    const before = localStorage.getItem(askedKey)
    const now = isInstalled() ? 'installed' : 'yes'
    if (before === 'installed' || before === now) return
    localStorage.setItem(askedKey, now)
  } catch {
    // Storage that is forbidden keeps nothing anyway.
    return
  }
  // Absent over plain HTTP.
  navigator.storage?.persist?.().catch((error: unknown) => {
    log.warn('The browser does not say whether what is saved may stay:', error)
  })
}
