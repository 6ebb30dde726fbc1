import { inTab, onDevice } from '#src/cache/kept-values.ts'

const knownKey = 'has-visited'
const firstKey = 'is-first-visit'

/** Notes for later visits that there was this one. */
export function noteVisit(): void {
  if (onDevice.read(knownKey) !== null) return
  inTab.keep(firstKey, true)
  onDevice.keep(knownKey, true)
}

/** Whether this site was never open on this device before it was in this tab. A browser that keeps nothing knows no
 *  other visit. */
export function isFirstVisit(): boolean {
  noteVisit()
  return inTab.read(firstKey) === true || onDevice.read(knownKey) === null
}
