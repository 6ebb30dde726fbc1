import type { Page } from '@playwright/test'
import { mapPatienceMs } from '#src/map/map-loader.ts'

/** On these pages what waits for the first map waits until it is drawn, however long that takes. */
export const waitForMap = (page: Page) => page.addInitScript(neverEnds, mapPatienceMs)

/** Takes from a page the timer of so many milliseconds. */
function neverEnds(patienceMs: number): void {
  const { setTimeout: start } = window
  const startAny = (...[run, ms, ...rest]: Parameters<typeof start>) =>
    ms === patienceMs ? 0 : start(run, ms, ...rest)
  window.setTimeout = startAny as typeof start
}
