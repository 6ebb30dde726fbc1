import type { Page } from '@playwright/test'

/** The searches that a page asks for from now on, by where each begins, in whole degrees of latitude. */
export function searchedFrom(page: Page): number[] {
  const souths: number[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/rent/search/')) return
    souths.push(Math.floor(request.postDataJSON().lastMapBounds.south))
  })
  return souths
}
