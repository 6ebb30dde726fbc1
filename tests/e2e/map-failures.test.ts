import type { Page, Route } from '@playwright/test'
import { mapSourcePath } from '#contract/domain/map-source.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import {
  bangkok,
  button,
  isDrawn,
  list,
  map,
  pressUntil,
  seenSoon,
  sendMap,
  smallMap,
} from './map-page.ts'
import { expect, test } from './test.ts'

test.describe('when the map does not come', () => {
  test.use({ expectedComplaint: /Failed to load resource|AuthFailure/ })
  const failed = 'The map could not be loaded.'
  const never = () => undefined
  const withStatus = (status: number) => (route: Route) => route.fulfill({ status })
  const withHtml = (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hello</title>' })
  const sourceIsForeign = (page: Page) =>
    page.route(mapSourcePath, (route) =>
      route.fulfill({ json: { kind: 'style', styleUrl: '/a/style' } }),
    )

  async function expectFailure(page: Page) {
    await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible()
    await expect(list(page).getByRole('article').first()).toBeVisible()
  }

  /** Another try, which gets that answer. */
  async function failAgain(page: Page, path: string, answer: (route: Route) => unknown) {
    const { opened, open } = closedGate()
    await page.unroute(path)
    await page.route(path, async (route) => {
      await opened
      await answer(route)
    })
    await button(page, 'Try again').click()
    await expect(page.getByRole('alert').filter({ hasText: failed })).toHaveCount(0)
    open()
    await expectFailure(page)
  }

  test('because of what is answered, the list is there and another try helps', async ({ page }) => {
    await test.step('the server answers an error', async () => {
      await page.route(mapSourcePath, withStatus(500))
      await page.goto(bangkok)
      await expectFailure(page)
    })
    await test.step('the server answers a page', () => failAgain(page, mapSourcePath, withHtml))
    await page.unroute(mapSourcePath)
    await sourceIsForeign(page)
    await test.step('a foreign style is not there', () =>
      failAgain(page, '/a/style', withStatus(404)))
    await test.step('a foreign style is a page', () => failAgain(page, '/a/style', withHtml))
    await test.step('a foreign style is no style', () =>
      failAgain(page, '/a/style', (route) => route.fulfill({ json: { hello: 'world' } })))
    await page.unroute('/a/style')
    await test.step('a foreign style is good', async () => {
      await page.route('/a/style', (route) =>
        route.fulfill({ json: { version: 8, sources: {}, layers: [] } }),
      )
      await button(page, 'Try again').click()
      await isDrawn(page)
    })
  })

  test('because nobody answers, the list does not wait, and it says so', async ({ page }) => {
    await page.clock.install()
    await test.step('the server', async () => {
      await page.route(mapSourcePath, never)
      await page.goto(bangkok)
      await expect(list(page).getByRole('article').first()).toBeVisible()
      await expect(page.getByText(failed)).toHaveCount(0)
      await page.clock.fastForward(15_000)
      await expectFailure(page)
    })
    await test.step('the server of a foreign style', async () => {
      await page.unroute(mapSourcePath)
      const asked = page.waitForRequest('/a/style')
      await sourceIsForeign(page)
      await page.route('/a/style', never)
      await button(page, 'Try again').click()
      await asked
      await expect(page.getByText(failed)).toHaveCount(0)
      await page.clock.fastForward(15_000)
      await expectFailure(page)
    })
  })

  for (const chunk of ['kept-maps', 'maplibre-gl']) {
    test(`because its code (${chunk}) did not come, another try helps`, async ({ page }) => {
      await page.route(new RegExp(`/assets/${chunk}-(?!worker).*\\.js$`), (route) => route.abort())
      await page.goto(bangkok)
      await expectFailure(page)
      await page.unrouteAll()
      await button(page, 'Try again').click()
      await isDrawn(page)
    })
  }

  test('because its styles did not come, another try brings them', async ({ page }) => {
    await page.route(/\/assets\/(kept-maps|maplibre-gl)-.*\.css$/, (route) => route.abort())
    await page.goto(bangkok)
    await expectFailure(page)
    await page.unrouteAll()
    await button(page, 'Try again').click()
    await isDrawn(page)
    await expect(map(page)).toHaveCSS('position', 'absolute')
  })

  test('because a foreign style refuses our key, it says so', async ({ page }) => {
    await sourceIsForeign(page)
    await page.route('/a/style', withStatus(401))
    await page.goto(bangkok)
    const panel = page.getByRole('alert')
    await expect(panel.getByText('Error: AuthFailure', { exact: true })).toBeVisible()
    await expect(panel.getByText(/did not accept our key/)).toBeVisible()
    await expect(list(page).getByRole('article').first()).toBeVisible()
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

  test.use({ viewport: { width: 360, height: 740 } })

  test('the list takes the place of the map, and is the page of a phone', async ({ page }) => {
    await page.goto(bangkok)
    await expect(list(page).getByText(sentence)).toBeVisible()
    await expect(list(page).getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Height of the list/ })).toHaveCount(0)
    await page.setViewportSize({ width: 1280, height: 720 })
    await expect(list(page).getByText(sentence)).toBeVisible()
    await expect(list(page).getByRole('article').first()).toBeVisible()
    await expect(map(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Show on map/ })).toHaveCount(0)
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
  await sendMap(page, () =>
    list(page)
      .getByRole('button', { name: /^Show on map/ })
      .first()
      .click(),
  )
  await expect(page).toHaveURL(/zoom=17/)
  const tabs = list(page).getByRole('list', { name: 'Tabs' }).getByRole('listitem')
  await expect(tabs).toHaveCount(2)
  // What the pointer has lit may have been drawn before the map set off.
  await pressUntil(page, [0, 0], () => expect(tabs).toHaveCount(3, seenSoon))
}
