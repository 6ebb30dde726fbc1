import type { Page } from '@playwright/test'

import { closedGate } from '#tests/fixtures/gate.ts'

/** Holds up what a page asks of an address, which must not go by a service worker.
 *  @returns what lets it through, now and from then on */
export async function holdUp(page: Page, url: string | RegExp): Promise<() => void> {
  const { opened, open } = closedGate()
  await page.route(url, async (route) => {
    await opened
    await route.fallback()
  })
  return open
}

/** The same for what is lost in the end. @returns what loses it, now and from then on */
export async function holdUpAndLose(page: Page, url: string | RegExp): Promise<() => void> {
  const { opened, open } = closedGate()
  await page.route(url, async (route) => {
    await opened
    await route.abort()
  })
  return open
}
