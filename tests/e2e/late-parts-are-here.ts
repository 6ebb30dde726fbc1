import type { Page } from '@playwright/test'

/** What comes once a page is idle has come. */
export const latePartsAreHere = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/late-parts-')),
  )
