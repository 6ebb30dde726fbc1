import { log } from '#src/log.ts'

const askedKey = 'asked-to-stay'

export const isInstalled = () => matchMedia('(display-mode: standalone)').matches

/** Asks the browser not to clear away what was saved: once on a device, and once more where the app is installed, which
 *  may get what a page was refused. */
export function askToStay(): void {
  const asked = isInstalled() ? 'installed' : 'yes'
  try {
    if (['installed', asked].includes(localStorage.getItem(askedKey) ?? '')) return
    localStorage.setItem(askedKey, asked)
  } catch {
    // Storage that is forbidden keeps nothing anyway.
    return
  }
  // Absent over plain HTTP.
  navigator.storage?.persist?.().catch((error: unknown) => {
    log.warn('The browser does not say whether what is saved may stay:', error)
  })
}
