import type { Page } from '@playwright/test'

/** What comes once a page is idle has come, and has run. */
export async function latePartsAreHere(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/late-parts-')),
  )
  await page.evaluate(() => new Promise((ready) => requestIdleCallback(ready)))
}
