import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const painted: Record<string, (page: Page) => ReturnType<Page['locator']>[]> = {
  '/': (page) => [
    page.getByRole('heading', { level: 1 }),
    page.getByText(/^Condos and houses for an hour/),
    page.getByRole('link', { name: 'Get Started' }),
    page.locator('img').first(),
  ],
  '/rentitem/1': (page) => [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('main').locator('img').first(),
  ],
}

for (const [path, parts] of Object.entries(painted)) {
  test(`what the server paints of ${path} stands where the app puts it, on phones and wide screens`, async ({
    browser,
    baseURL,
  }) => {
    const open = async (javaScriptEnabled: boolean) => {
      const page = await browser.newPage({ javaScriptEnabled })
      await page.goto(`${baseURL}${path}`)
      await expect(page.getByRole('navigation')).toHaveCount(javaScriptEnabled ? 1 : 0)
      return page
    }
    const placesOf = (page: Page) => Promise.all(parts(page).map((part) => part.boundingBox()))
    const paint = await open(false)
    const app = await open(true)
    for (const width of [360, 1280]) {
      for (const page of [paint, app]) await page.setViewportSize({ width, height: 740 })
      const places = await placesOf(paint)
      expect(places).not.toContain(null)
      await expect.poll(() => placesOf(app), `at ${width} px`).toEqual(places)
    }
    await paint.close()
    await app.close()
  })
}
