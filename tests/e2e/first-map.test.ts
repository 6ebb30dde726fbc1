import type { Page } from '@playwright/test'
import { mapPatienceMs } from '#src/map/map-loader.ts'
import { holdUp } from './hold-up.ts'
import { map } from './map-page.ts'
import { expect, test } from './test.ts'
import { waitForMap, waitForWholeMap } from './wait-for-map.ts'

const at = (zoom: number) => `/rent?lat=13.7563&lng=100.5018&zoom=${zoom}`
const listing = (page: Page) =>
  page.getByRole('region', { name: 'Results', exact: true }).getByRole('article').first()

const worker = /\/assets\/late-parts-.*\.js$/
const towns = /\/api\/rent\/citycounts$/

/** Opens a search whose map has no tiles yet.
 *  @returns what lets them come, and which of what the page sends for it has sent for */
async function openWithoutTiles(page: Page, zoom: number) {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const release = await holdUp(page, '**/tiles/**')
  await page.goto(at(zoom))
  return { release, hasAsked: (what: RegExp) => asked.some((url) => what.test(url)) }
}

/** All that waited for idle time has had it. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))

test('what nobody waits for leaves the processor to the first map', async ({ page }) => {
  await waitForMap(page)
  const { release, hasAsked } = await openWithoutTiles(page, 13)
  await expect(listing(page)).toBeVisible()
  await idle(page)
  expect([hasAsked(worker), hasAsked(towns)]).toEqual([false, false])
  release()
  await expect.poll(() => hasAsked(worker)).toBe(true)
  await expect.poll(() => hasAsked(towns)).toBe(true)
})

test('a map whose tiles do not come keeps the rest waiting for five seconds', async ({ page }) => {
  const { release, hasAsked } = await openWithoutTiles(page, 13)
  await expect(listing(page)).toBeVisible()
  await expect.poll(() => hasAsked(worker)).toBe(true)
  const askedAtMs = () =>
    page.evaluate(() => {
      const all = performance.getEntriesByType('resource')
      return all.find(({ name }) => name.includes('/assets/late-parts-'))?.startTime ?? null
    })
  // It is on record once it has come.
  await expect.poll(askedAtMs).not.toBeNull()
  expect(await askedAtMs()).toBeGreaterThan(mapPatienceMs)
  release()
})

test('from far away the towns come with the map', async ({ page }) => {
  const { release, hasAsked } = await openWithoutTiles(page, 8)
  await expect.poll(() => hasAsked(towns)).toBe(true)
  release()
})

const canvas = (page: Page) => page.locator('.maplibregl-canvas')

test('a map is shown when its first drawing is whole', async ({ page }) => {
  await waitForWholeMap(page)
  const { release } = await openWithoutTiles(page, 13)
  await expect(canvas(page)).toBeAttached()
  await expect(listing(page)).toBeVisible()
  await idle(page)
  await expect(canvas(page)).toBeHidden()
  release()
  await expect(map(page)).toBeVisible()
})

test('a map whose tiles do not come is shown without them', async ({ page }) => {
  const { release } = await openWithoutTiles(page, 13)
  await expect(map(page)).toBeVisible()
  release()
})
