import type { Page } from '@playwright/test'

/** What a cache of the device holds, in order. */
export const cachedPaths = (page: Page, cache: string): Promise<string[]> =>
  page.evaluate(async (cache) => {
    if (!(await caches.has(cache))) return []
    const requests = await (await caches.open(cache)).keys()
    return requests.map(({ url }) => new URL(url).pathname).toSorted()
  }, cache)
