import type { Page } from '@playwright/test'

/** How far a page can be scrolled sideways. */
export const scrolledPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
