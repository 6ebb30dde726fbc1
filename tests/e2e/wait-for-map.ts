import type { Page } from '@playwright/test'
import { mapPatienceMs } from '#src/map/map-loader.ts'
import { wholeDrawingMs } from '#src/map/whole-drawing.tsx'

/** On these pages what waits for the first map waits until it is drawn, however long that takes. */
export const waitForMap = (page: Page) => page.addInitScript(neverEnds, mapPatienceMs)

/** On these pages a map is shown when its first drawing is whole, however long that takes. */
export const waitForWholeMap = (page: Page) => page.addInitScript(neverEnds, wholeDrawingMs)

/** Takes from a page the timer of so many milliseconds. */
function neverEnds(patienceMs: number): void {
  const { setTimeout: start } = window
  const startAny = (...[run, ms, ...rest]: Parameters<typeof start>) =>
    ms === patienceMs ? 0 : start(run, ms, ...rest)
  window.setTimeout = startAny as typeof start
}
