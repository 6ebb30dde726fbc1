import { inTab, onDevice } from '#src/cache/kept-values.ts'

const knownKey = 'has-visited'
const firstKey = 'is-first-visit'

/** Whether Staylend was never open on this device before it was in this tab. A browser that keeps nothing knows no
 *  other visit. */
export function isFirstVisit(): boolean {
  if (onDevice.read(knownKey) === null) {
    inTab.keep(firstKey, true)
    onDevice.keep(knownKey, true)
  }
  return inTab.read(firstKey) === true || onDevice.read(knownKey) === null
}
