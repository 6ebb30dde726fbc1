import type { Page, Route } from '@playwright/test'
import { mapSourcePath } from '#contract/domain/map-source.ts'
import { holdUp } from './hold-up.ts'
import { expect, test } from './test.ts'

const bangkok = '/rent?lat=13.7563&lng=100.5018&zoom=13'
const map = (page: Page) => page.getByRole('region', { name: 'Map of the results' })
const smallMap = (page: Page) => page.getByRole('region', { name: /^Map around/ })
const list = (page: Page) => page.getByRole('region', { name: 'Results', exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const isDrawn = (page: Page) =>
  expect(map(page)).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 })

// A worker would answer before the routes of these tests do.
test.use({ serviceWorkers: 'block' })

test.describe('when the map does not come', () => {
  test.use({ expectedComplaint: /Failed to load resource|AuthFailure/ })
  const failed = 'The map could not be loaded.'
  const never = () => undefined
  const withStatus = (status: number) => (route: Route) => route.fulfill({ status })
  const withHtml = (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hello</title>' })
  const foreignStyle = (page: Page, answer: (route: Route) => unknown) =>
    Promise.all([
      page.route(mapSourcePath, (route) =>
        route.fulfill({ json: { kind: 'style', styleUrl: '/a/style' } }),
      ),
      page.route('/a/style', answer),
    ])

  async function expectFailure(page: Page) {
    await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible()
    await expect(list(page).getByRole('article').first()).toBeVisible()
  }

  for (const [what, answer] of [
    ['an error', withStatus(500)],
    ['a page', withHtml],
  ] as const) {
    test(`because the server answers ${what}, the list is there and another try helps`, async ({
      page,
    }) => {
      await page.route(mapSourcePath, answer)
      await page.goto(bangkok)
      await expectFailure(page)
      await page.unroute(mapSourcePath)
      await button(page, 'Try again').click()
      await isDrawn(page)
    })
  }

  test('because the server never answers, the list does not wait', async ({ page }) => {
    await page.clock.install()
    await page.route(mapSourcePath, never)
    await page.goto(bangkok)
    await expect(list(page).getByRole('article').first()).toBeVisible()
    await expect(page.getByText(failed)).toHaveCount(0)
    await page.clock.fastForward(15_000)
    await expectFailure(page)
  })

  test('because its code did not come, another try helps', async ({ page }) => {
    await page.route(/\/assets\/kept-maps-.*\.js$/, (route) => route.abort())
    await page.goto(bangkok)
    await expectFailure(page)
    await page.unrouteAll()
    await button(page, 'Try again').click()
    await isDrawn(page)
  })

  test('because a foreign style refuses our key, it says so', async ({ page }) => {
    await foreignStyle(page, withStatus(401))
    await page.goto(bangkok)
    const panel = page.getByRole('alert')
    await expect(panel.getByText('Error: AuthFailure', { exact: true })).toBeVisible()
    await expect(panel.getByText(/did not accept our key/)).toBeVisible()
    await expect(list(page).getByRole('article').first()).toBeVisible()
  })

  for (const [what, answer] of [
    ['is not there', withStatus(404)],
    ['is a page', withHtml],
    ['is no style', (route: Route) => route.fulfill({ json: { hello: 'world' } })],
  ] as const) {
    test(`because a foreign style ${what}, another try helps`, async ({ page }) => {
      await foreignStyle(page, answer)
      await page.goto(bangkok)
      await expectFailure(page)
      await page.unroute('/a/style')
      await page.route('/a/style', (route) =>
        route.fulfill({ json: { version: 8, sources: {}, layers: [] } }),
      )
      await button(page, 'Try again').click()
      await isDrawn(page)
    })
  }

  test('because a foreign style never answers, it says so', async ({ page }) => {
    await page.clock.install()
    const asked = page.waitForRequest('/a/style')
    await foreignStyle(page, never)
    await page.goto(bangkok)
    await asked
    await page.clock.fastForward(15_000)
    await expectFailure(page)
  })

  test('because a listing is read without a server, its page has the rest', async ({ page }) => {
    await page.route(mapSourcePath, withStatus(500))
    await page.goto('/rentitem/1')
    await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded()
    await expect(page.getByText(failed)).toBeVisible()
    await page.unroute(mapSourcePath)
    await button(page, 'Try again').click()
    await expect(smallMap(page)).toBeVisible()
  })
})

test.describe('without WebGL', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const original = HTMLCanvasElement.prototype.getContext
      Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
        value(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
          return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...rest])
        },
      })
    })
  })

  const sentence = 'The map cannot be drawn on this device. The list has the same listings.'

  test('the list takes the place of the map', async ({ page }) => {
    await page.goto(bangkok)
    await expect(list(page).getByText(sentence)).toBeVisible()
    await expect(list(page).getByRole('article').first()).toBeVisible()
    await expect(map(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Show on map/ })).toHaveCount(0)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

    test('the list is the page', async ({ page }) => {
      await page.goto(bangkok)
      await expect(list(page).getByText(sentence)).toBeVisible()
      await expect(page.getByRole('button', { name: /^Height of the list/ })).toHaveCount(0)
    })
  })
})

test.describe('the drawing context', () => {
  const extension = (page: Page, call: 'loseContext' | 'restoreContext') =>
    map(page).evaluate((canvas, call) => {
      const context = (canvas as HTMLCanvasElement).getContext('webgl2')
      const kept = window as { lost?: WEBGL_lose_context | null }
      kept.lost ??= context?.getExtension('WEBGL_lose_context')
      kept.lost?.[call]()
    }, call)

  test('comes back, and so do the markers', async ({ page }) => {
    await page.goto(bangkok)
    await isDrawn(page)
    await extension(page, 'loseContext')
    await expect(page.getByText('The map is being drawn again.')).toBeVisible()
    await extension(page, 'restoreContext')
    await expect(page.getByText('The map is being drawn again.')).toHaveCount(0)
    await isDrawn(page)
    await openAny(page)
  })

  test('that does not come back is made anew', async ({ page }) => {
    await page.clock.install()
    await page.goto(bangkok)
    await isDrawn(page)
    const canvas = await map(page).elementHandle()
    await extension(page, 'loseContext')
    await expect(page.getByText('The map is being drawn again.')).toBeVisible()
    await page.clock.fastForward(5_000)
    await expect.poll(() => map(page).evaluate((now, before) => now !== before, canvas)).toBe(true)
    await isDrawn(page)
    await openAny(page)
  })
})

/** Opens the marker of a listing that the map was sent to. */
async function openAny(page: Page) {
  await list(page)
    .getByRole('button', { name: /^Show on map/ })
    .first()
    .click()
  await expect(page).toHaveURL(/zoom=17/)
  await isDrawn(page)
  const tabs = list(page).getByRole('list', { name: 'Tabs' }).getByRole('listitem')
  await expect(tabs).toHaveCount(2)
  await map(page).click()
  await expect(tabs).toHaveCount(3)
}

test.describe('one map for all screens', () => {
  test('stands where it stood when its reader comes back from a listing', async ({ page }) => {
    await page.goto(bangkok)
    await isDrawn(page)
    const canvas = await map(page).elementHandle()
    await button(page, 'Zoom in').click()
    await expect(page).toHaveURL(/zoom=14/)
    await expect(button(page, 'Search Here')).toBeVisible()
    const link = list(page).getByRole('article').getByRole('link').first()
    const title = await link.innerText()
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(map(page)).toHaveCount(0)
    await page.goBack()
    await expect(map(page)).toBeVisible()
    expect(await map(page).evaluate((now, before) => now === before, canvas)).toBe(true)
    await expect(page).toHaveURL(/zoom=14/)
    await expect(button(page, 'Search Here')).toBeVisible()
  })

  test('that was moved after the way back asks before it searches', async ({ page }) => {
    await page.goto(bangkok)
    await isDrawn(page)
    const link = page.getByRole('article').first().getByRole('link').first()
    const title = await link.innerText()
    await link.click()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await page.goBack()
    await isDrawn(page)
    await drag(page)
    await expect(button(page, 'Search Here')).toBeVisible()
  })

  test('that comes to rest calls nobody back who has gone on to a listing', async ({ page }) => {
    const release = await holdUp(page, '**/api/rent/get/*')
    await page.goto(bangkok)
    await isDrawn(page)
    const link = page.getByRole('article').first().getByRole('link')
    const title = await link.innerText()
    const box = (await map(page).boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 40, y, { steps: 4 })
    await link.evaluate((element: HTMLElement) => element.click())
    await page.mouse.up()
    await expect(page.getByRole('button', { name: 'Search Here' })).toBeVisible()
    release()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  })

  test('keeps to two drawing contexts, however often it is opened', async ({ page }) => {
    await page.addInitScript(() => {
      const made = new Set<unknown>()
      const original = HTMLCanvasElement.prototype.getContext
      Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
        value(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
          const context = Reflect.apply(original, this, [kind, ...rest])
          if (kind.startsWith('webgl') && context) made.add(context)
          Object.assign(window, { contextsMade: made.size })
          return context
        },
      })
    })
    await page.goto(bangkok)
    await isDrawn(page)
    for (let time = 0; time < 10; time += 1) {
      await list(page)
        .getByRole('article')
        .getByRole('link')
        .nth(time % 3)
        .click()
      await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded()
      await expect(smallMap(page)).toBeVisible()
      await page.goBack()
      await expect(map(page)).toBeVisible()
    }
    expect(await page.evaluate(() => (window as { contextsMade?: number }).contextsMade)).toBe(2)
  })

  /** Where the searches that a page asks for begin, in whole degrees of latitude. */
  function searchedFrom(page: Page): number[] {
    const souths: number[] = []
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/rent/search/')) return
      souths.push(Math.floor(request.postDataJSON().lastMapBounds.south))
    })
    return souths
  }

  async function drag(page: Page): Promise<void> {
    const box = (await map(page).boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 150, y, { steps: 5 })
    await page.mouse.up()
  }

  test('is searched where it goes, though it still glided elsewhere', async ({ page }) => {
    const souths = searchedFrom(page)
    await page.goto(bangkok)
    await isDrawn(page)
    for (const name of [/^Show on map/, 'Location', /^Krabi/]) {
      const next = list(page).getByRole('button', { name }).first()
      await next.evaluate((element: HTMLElement) => element.click())
    }
    await expect(page).toHaveURL(/lat=8\.0/)
    await expect.poll(() => souths.at(-1)).toBe(8)
    await isDrawn(page)
    await expect(button(page, 'Search Here')).toHaveCount(0)
    expect(souths).toEqual([13, 8])
  })

  test('that is sent to where it is asks before it searches elsewhere', async ({ page }) => {
    const souths = searchedFrom(page)
    await page.goto('/rent')
    await page.getByRole('button', { name: /^Krabi/ }).click()
    await isDrawn(page)
    await button(page, 'Location').click()
    await list(page)
      .getByRole('button', { name: /^Krabi/ })
      .click()
    await expect(list(page).getByRole('article').first()).toBeVisible()
    await drag(page)
    await expect(button(page, 'Search Here')).toBeVisible()
    expect(souths).toEqual([8])
  })

  test('of another size searches a place once', async ({ page }) => {
    const souths = searchedFrom(page)
    await page.goto(`${bangkok}&mode=map`)
    await isDrawn(page)
    await page.getByRole('radio', { name: 'Map and List View' }).click()
    await button(page, 'Location').click()
    await list(page)
      .getByRole('button', { name: /^Krabi/ })
      .click()
    await expect.poll(() => souths.at(-1)).toBe(8)
    await isDrawn(page)
    expect(souths).toEqual([13, 8])
  })

  test('follows the address back and forth, and a reload', async ({ page }) => {
    await page.goto('/rent')
    await page.getByRole('button', { name: /^Pattaya/ }).click()
    await isDrawn(page)
    const first = list(page).getByRole('article').first().getByRole('heading')
    const inPattaya = await first.innerText()
    await list(page).getByRole('button', { name: 'Location', exact: true }).click()
    await list(page)
      .getByRole('button', { name: /^Chiang Mai/ })
      .click()
    await expect(page).toHaveURL(/lat=18\.7/)
    await isDrawn(page)
    await expect(first).not.toHaveText(inPattaya)
    await page.goBack()
    await expect(page).toHaveURL(/lat=12\.9/)
    await isDrawn(page)
    await list(page).getByRole('button', { name: 'Results', exact: true }).click()
    await expect(first).toHaveText(inPattaya)
    await expect(button(page, 'Search Here')).toHaveCount(0)
    await button(page, 'Zoom in').click()
    await expect(page).toHaveURL(/lat=12\.9.*zoom=13/)
    await isDrawn(page)
    const address = page.url()
    await page.reload()
    await isDrawn(page)
    expect(page.url()).toBe(address)
  })
})

test.describe('a listing’s small map', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('fetches nothing before it comes near', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/(tiles\/|map\.json|assets\/(kept-maps|maplibre))/.test(pathname)) asked.push(pathname)
    })
    await page.goto('/rentitem/1', { waitUntil: 'networkidle' })
    expect(asked).toEqual([])
    await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded()
    await expect(smallMap(page)).toBeVisible()
    expect(asked).toContain(mapSourcePath)
  })
})
