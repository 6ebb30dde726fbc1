import type { Page } from '@playwright/test'
import { zoomLevels } from '#contract/limits.ts'
import { enter } from './access/keyboard.ts'
import { answerPosition, answerPositionLate } from './late-position.ts'
import { button, isDrawn, list, map, pointAt, pressUntil, seenSoon, sendMap } from './map-page.ts'
import { expect, test } from './test.ts'
import { workerIsReady } from './worker-is-ready.ts'

const zoom = 14
const centre = { lat: 13.7563, lng: 100.5018 }
const at = (level: number) => `/rent?lat=${centre.lat}&lng=${centre.lng}&zoom=${level}`
const tabs = (page: Page) => list(page).getByRole('list', { name: 'Tabs' })

/** Pixels to the right of the middle at that zoom, as degrees. */
const lngAt = (px: number) => centre.lng + (px * 360) / (512 * 2 ** zoom)

test.describe('markers', () => {
  const spread = [
    { rightPx: 0, LocId: null },
    { rightPx: 160, LocId: null },
    { rightPx: 160, LocId: null },
    { rightPx: -160, LocId: 7 },
    { rightPx: -160, LocId: 7 },
    { rightPx: -160, LocId: 7 },
  ]

  async function hasMarkers(page: Page) {
    await expect(list(page).getByRole('article')).toHaveCount(spread.length)
    await isDrawn(page)
  }

  /** What is seen of a marker there. */
  async function pictureAround(page: Page, rightPx: number): Promise<Buffer> {
    const box = await map(page).boundingBox()
    const { x, y } = await pointAt(page, rightPx)
    const clip = { x: (box?.x ?? 0) + x - 40, y: (box?.y ?? 0) + y - 20, width: 80, height: 40 }
    return page.screenshot({ clip })
  }

  /** A picture that is the same twice. */
  async function stillPicture(take: () => Promise<Buffer>): Promise<Buffer> {
    let last = await take()
    await expect
      .poll(async () => {
        const before = last
        last = await take()
        return last.equals(before)
      })
      .toBe(true)
    return last
  }

  /** Six real listings, moved: one, two at a spot, three in one building. */
  test.beforeEach(async ({ page }) => {
    let found: object[] | null = null
    await page.route('**/api/rent/search/', async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      const listings = (found ??= answer.resObj as object[])
      const resObj = spread.map(({ rightPx, LocId }, index) => ({
        ...listings[index],
        Lat: centre.lat,
        Lon: lngAt(rightPx),
        LocId,
      }))
      await route.fulfill({ response, json: { ...answer, resObj, total: resObj.length } })
    })
  })

  test('light their cards, are lit by them, and open in tabs', async ({ page }) => {
    await page.goto(at(zoom))
    await hasMarkers(page)
    const cards = list(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
    await expect(async () => {
      await map(page).hover({ position: await pointAt(page, 0, 150) })
      await map(page).hover({ position: await pointAt(page, 160) })
      await expect(cards.nth(1)).toHaveAttribute('data-lit', seenSoon)
    }).toPass()
    await expect(cards.nth(2)).toHaveAttribute('data-lit')
    await expect(cards.nth(0)).not.toHaveAttribute('data-lit')
    await map(page).hover({ position: await pointAt(page, 0, 150) })
    await expect(cards.nth(1)).not.toHaveAttribute('data-lit')

    const unlit = await stillPicture(() => pictureAround(page, 0))
    const isUnlit = async () => unlit.equals(await pictureAround(page, 0))
    await cards.first().hover()
    await expect.poll(isUnlit).toBe(false)
    await cards.nth(1).hover()
    await expect.poll(isUnlit).toBe(true)

    for (const [kind, rightPx, count, tabsOpen] of [
      ['a single listing opens it', 0, 1, 3],
      ['several at one spot opens them', 160, 2, 4],
      ['one building opens its listings', -160, 3, 5],
    ] as const) {
      await test.step(`the marker of ${kind} in a tab`, async () => {
        await pressUntil(page, [rightPx, 0], () =>
          expect(list(page).getByRole('article')).toHaveCount(count, seenSoon),
        )
        await expect(tabs(page).getByRole('listitem')).toHaveCount(tabsOpen)
      })
    }
  })

  test('from afar several spots are one marker, close up each has room for its title', async ({
    page,
  }) => {
    await test.step('from afar it opens them all', async () => {
      await page.goto(at(12))
      await hasMarkers(page)
      await pressUntil(page, [0, 0], () =>
        expect(tabs(page).getByRole('listitem')).toHaveCount(3, seenSoon),
      )
      await expect(list(page).getByRole('article')).toHaveCount(spread.length)
    })
    await test.step('close up it opens where the title stands', async () => {
      await page.goto(at(18))
      await hasMarkers(page)
      await pressUntil(page, [-70, 0], () =>
        expect(list(page).getByRole('article')).toHaveCount(1, seenSoon),
      )
    })
  })
})

test('below zoom 12 there are no results to show, but towns with a red mark that asks to come nearer', async ({
  page,
}) => {
  const towns = page.waitForResponse('**/api/rent/citycounts')
  await page.goto(at(6))
  await towns
  await isDrawn(page)
  await expect(button(page, 'Show all results')).toBeDisabled()
  const sentence = page.getByRole('status').filter({ hasText: 'Please ZOOM IN to search!' })
  await expect(sentence).toHaveCount(1)
  await pressUntil(page, [0, -12], () => expect(sentence).toHaveCount(2, seenSoon))
  await expect(page).toHaveURL(/zoom=6/)
})

test('the map is moved by keys, shows all results again, and turns dark and Thai without a new tile', async ({
  page,
}) => {
  await page.goto(at(13))
  await expect(list(page).getByRole('article').first()).toBeVisible()
  await isDrawn(page)
  await test.step('the map is moved by keys', async () => {
    await map(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/lng=100\.51/)
    await page.keyboard.press('+')
    await expect(page).toHaveURL(/zoom=14/)
    await enter(page, button(page, 'Zoom in'))
    await expect(page).toHaveURL(/zoom=15/)
  })
  await test.step('one press brings all results into view', async () => {
    await button(page, 'Show all results').click()
    await expect(page).toHaveURL(/zoom=1[23]/)
    await isDrawn(page)
  })
  await test.step('another language and another colour scheme fetch no tile again', async () => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/tiles/')) asked.push(request.url())
    })
    const before = await map(page).screenshot()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(async () => before.equals(await map(page).screenshot())).toBe(false)
    await isDrawn(page)
    await page.getByRole('button', { name: 'Language: English' }).click()
    const inThai = page.getByRole('region', { name: 'แผนที่ผลการค้นหา' })
    await sendMap(
      page,
      () => page.getByRole('dialog').getByRole('button', { name: 'ไทย' }).click(),
      inThai,
    )
    expect(asked).toEqual([])
  })
})

test.describe('where I am', () => {
  test('stays my secret when I say no, as the map says, and is shown when I say yes', async ({
    page,
    context,
  }) => {
    await page.goto(at(13))
    await isDrawn(page)
    await button(page, 'Show where I am').click()
    const sentence = page.getByText('This site may not see where you are.', { exact: false })
    await expect(sentence).toBeVisible()
    await button(page, 'Dismiss').click()
    await expect(sentence).toHaveCount(0)

    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 12.9276, longitude: 100.8771, accuracy: 40 })
    await expect(page).toHaveURL(/lat=13\.7/)
    await button(page, 'Show where I am').click()
    await expect(page).toHaveURL(new RegExp(`lat=12\\.9.*lng=100\\.8.*zoom=${zoomLevels.streets}`))
  })

  test('fetches nobody back who has gone on meanwhile', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(answerPositionLate)
    await page.goto(at(13))
    await isDrawn(page)
    await button(page, 'Show where I am').click()
    await map(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/lng=100\.51/)
    const url = page.url()
    await page.evaluate(answerPosition, { latitude: 13.76, longitude: 100.51 })
    await expect(button(page, 'Show where I am')).toHaveAttribute('aria-busy', 'false')
    await map(page).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page).not.toHaveURL(url)
    await expect(page).toHaveURL(/zoom=13/)
  })

  test('is where a map leads that was still gliding', async ({ page }) => {
    await page.addInitScript(answerPositionLate)
    await page.goto(at(13))
    await isDrawn(page)
    await map(page).press('ArrowRight')
    await button(page, 'Show where I am').click()
    await expect(page).toHaveURL(/lng=100\.51/)
    await page.evaluate(answerPosition, { latitude: 12.9276, longitude: 100.8771 })
    await expect(page).toHaveURL(new RegExp(`lat=12\\.9.*zoom=${zoomLevels.streets}`))
  })

  test('is nothing that every browser can tell', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'geolocation')
      Reflect.deleteProperty(window, 'GeolocationPositionError')
    })
    await page.goto(at(13))
    await isDrawn(page)
    await button(page, 'Show where I am').click()
    await expect(page.getByText('Your device could not find out where you are.')).toBeVisible()
  })
})

test('streets that cannot be read are said once', async ({ page }) => {
  await page.route('/map.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), isMissingStreets: true } })
  })
  await page.goto(at(13))
  const sentence = page.getByText('The street map is not available at the moment.')
  await expect(sentence).toBeVisible()
  await button(page, 'Dismiss').click()
  await expect(sentence).toHaveCount(0)
})

test.describe('on a connection that has only just come back', () => {
  test.use({
    expectedComplaint: /ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to (load resource|fetch)/,
  })

  test('the map soon asks once more for what it did not get', async ({ page }) => {
    await page.goto(at(13))
    await isDrawn(page)
    await page.route(/\/tiles\//, (route) => route.abort('internetdisconnected'))
    for (let step = 0; step < 4; step += 1) await button(page, 'Zoom out').click()
    const sentence = page.getByText('Parts of the map are not on this device.')
    await expect(sentence).toBeVisible()
    await page.unroute(/\/tiles\//)
    // The pauses between its questions grow.
    await expect(sentence).toHaveCount(0, { timeout: 30_000 })
    await isDrawn(page)
  })
})

test.describe('without a connection', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedComplaint: /ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/,
  })

  test('the map goes on with what it has, and fetches the rest later', async ({
    page,
    context,
  }) => {
    await page.goto('/saved')
    await workerIsReady(page)
    await page.goto(at(13))
    await isDrawn(page)
    await context.setOffline(true)
    await map(page).focus()
    await page.keyboard.press('ArrowRight')
    for (let step = 0; step < 4; step += 1) await button(page, 'Zoom out').click()
    const sentence = page.getByText('Parts of the map are not on this device.')
    await expect(sentence).toBeVisible()
    await context.setOffline(false)
    await expect(sentence).toHaveCount(0)
    await isDrawn(page)
  })
})
