import type { Locator, Page } from '@playwright/test'
import { mapSourcePath } from '#contract/domain/map-source.ts'
import { readTimeMs } from '#contract/limits.ts'
import { holdUp } from './hold-up.ts'
import { bangkok as search, isDrawn, list, map, view } from './map-page.ts'
import { serverIsAway } from './server-is-away.ts'
import { expect, test } from './test.ts'
import { waitForMap } from './wait-for-map.ts'

/** As it is said aloud. */
const nothing = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Nothing found in the selected map area' })

test('at a desk a reader chooses between map and list, map, list and table', async ({ page }) => {
  await page.goto(search)
  await expect(list(page).getByRole('article').first()).toBeVisible()
  await expect(map(page)).toBeVisible()

  await view(page, 'List View').click()
  await expect(map(page)).toBeHidden()
  await expect(page).toHaveURL(/mode=list/)

  await view(page, 'Table View').click()
  const table = list(page).getByRole('table', { name: 'Results' })
  await table.getByRole('button', { name: 'Monthly' }).click()
  await expect(table.getByRole('columnheader', { name: 'Monthly' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )

  await view(page, 'Map View').click()
  await expect(list(page)).toBeHidden()
  await expect(map(page)).toBeVisible()
  await page.reload()
  await expect(map(page)).toBeVisible()
  await expect(page).toHaveTitle('Rent · Staylend')
})

test('a list opened by its address searches without a map, and a card brings its first picture alone until somebody comes near', async ({
  page,
}) => {
  await page.goto(`${search}&mode=list`)
  const pictures = list(page).getByRole('article').first().locator('img')
  await expect(pictures).toHaveCount(1)
  await pictures.hover()
  await expect(pictures).toHaveCount(2)
  await expect(map(page)).toHaveCount(0)
  await list(page)
    .getByRole('button', { name: /^Show on map/ })
    .first()
    .click()
  await expect(page).toHaveURL(/zoom=17/)
  await expect(map(page)).toBeVisible()
})

const pattaya = '/rent?lat=12.9276&lng=100.8771&zoom=13'

test('where more match than a list holds, it says of how many', async ({ page }) => {
  let more = {}
  await page.route('**/api/rent/search/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...more } })
  })
  // What was found in one place is kept, and not asked for again.
  for (const [place, total, isEstimate, said] of [
    [search, 1234, false, '1,000 of 1,234, zoom in'],
    [pattaya, 46_000, true, '1,000 of about 46,000, zoom in'],
  ] as const) {
    more = { total, isEstimate }
    await page.goto(`${place}&mode=list`)
    await expect(list(page).getByRole('status')).toHaveText(said)
  }
})

test.describe('while the first map is on its way', () => {
  test.beforeEach(async ({ page }) => {
    await waitForMap(page)
    await page.route('**/api/rent/search/', async (route) => {
      const response = await route.fetch()
      const { resObj, ...rest } = await response.json()
      const listings = Array.from({ length: 100 }, (_, at) => ({
        ...resObj[at % resObj.length],
        Id: at + 1,
      }))
      await route.fulfill({ response, json: { ...rest, resObj: listings, total: 100 } })
    })
  })

  test('a long list has what a screen shows, and the rest when the map is drawn', async ({
    page,
  }) => {
    const letMapThrough = await holdUp(page, `**${mapSourcePath}`)
    await page.goto(search)
    const cards = list(page).getByRole('article')
    await cards.nth(1).hover()
    expect(await cards.count()).toBe(8)
    letMapThrough()
    await isDrawn(page)
    await expect(cards).toHaveCount(32)
  })

  test('a long list is there for who goes to its end', async ({ page }) => {
    await holdUp(page, `**${mapSourcePath}`)
    await page.goto(search)
    const cards = list(page).getByRole('article')
    await cards.nth(1).hover()
    expect(await cards.count()).toBe(8)
    await cards.nth(7).scrollIntoViewIfNeeded()
    await expect(cards).toHaveCount(32)
  })
})

test('where there is nothing, a listing may be added', async ({ page }) => {
  await page.goto('/rent?lat=0&lng=-30&zoom=14&mode=list')
  await expect(nothing(page)).toBeVisible()
  await list(page).getByRole('link', { name: 'Would you like to add a new listing?' }).click()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await expect(page).toHaveURL(/to=%2Flend/)
})

test('a map without a list says what the list would', async ({ page }) => {
  await page.goto('/rent?lat=0&lng=-30&zoom=14&mode=map')
  await expect(nothing(page)).toBeVisible()
  await page.goto('/rent?lat=0&lng=-30&zoom=5&mode=map')
  await expect(page.getByText('Please ZOOM IN to search!')).toBeVisible()
})

test.describe('on a connection that breaks', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ })

  test('what this device has not seen is not called nothing', async ({ page }) => {
    await page.route('**/api/rent/search/', (route) => route.abort())
    await page.goto('/rent?lat=0&lng=-30&zoom=14&mode=list')
    await expect(page.getByText('Error While getting data')).toBeVisible()
    await expect(nothing(page)).toHaveCount(0)
  })
})

test.describe('on a connection that is stuck', () => {
  test('what was found elsewhere is not taken for what is here', async ({ page }) => {
    await page.clock.install()
    await page.goto(`${search}&mode=list`)
    await expect(list(page).getByRole('article').first()).toBeVisible()
    let asked = 0
    await page.route('**/api/rent/search/', (route) => {
      asked += 1
      // The first has no answer.
      return asked > 1 ? route.continue() : undefined
    })
    await list(page).getByRole('button', { name: 'Location' }).click()
    const sent = page.waitForRequest('**/api/rent/search/')
    await list(page)
      .getByRole('button', { name: /^Krabi/ })
      .click()
    await sent
    const isReady = page.waitForResponse('**/readyz')
    await page.clock.fastForward(readTimeMs)
    const failure = page.getByRole('alert').filter({ hasText: 'Error While getting data' })
    await expect(failure).toBeVisible()
    await expect(list(page).getByRole('article')).toHaveCount(0)
    // Others are answered again.
    await page.clock.fastForward(5000)
    await isReady
    await expect(page.getByRole('banner').getByRole('status').getByRole('button')).toHaveCount(0)
    await expect(failure).toBeVisible()
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(list(page).getByRole('article').first()).toBeVisible()
    await expect(failure).toHaveCount(0)
  })
})

test.describe('when the server is away', () => {
  test.use({ expectedComplaint: /status of 503/ })

  const call = '**/api/rent/search/'
  const triesAtMost = 3

  /** Opens a search whose tries all fail, the last of them as well. */
  async function openInVain(page: Page, path: string): Promise<Locator> {
    let tries = 0
    await page.route(call, (route) => {
      tries += 1
      return route.fulfill(serverIsAway)
    })
    await page.goto(path)
    const failure = page.getByRole('alert').filter({ hasText: 'Error While getting data' })
    await expect(failure).toContainText('Error While getting data. Please try again soon.')
    await expect.poll(() => tries).toBe(triesAtMost)
    await page.unroute(call)
    return failure
  }

  test('the search says so, and finds again after another try', async ({ page }) => {
    const failure = await openInVain(page, `${search}&mode=list`)
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(list(page).getByRole('article').first()).toBeVisible()
    await expect(failure).toHaveCount(0)
  })

  test('a map without a list says so', async ({ page }) => {
    const failure = await openInVain(page, `${search}&mode=map`)
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(failure).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: /item/ })).toBeVisible()
  })
})
