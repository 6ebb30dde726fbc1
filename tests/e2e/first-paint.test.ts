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
  for (const width of [360, 1280]) {
    test(`what the server paints of ${path} stands where the app puts it, at ${width} px`, async ({
      browser,
      baseURL,
    }) => {
      const placesOf = async (javaScriptEnabled: boolean) => {
        const page = await browser.newPage({ javaScriptEnabled, viewport: { width, height: 740 } })
        await page.goto(`${baseURL}${path}`)
        await expect(page.getByRole('navigation')).toHaveCount(javaScriptEnabled ? 1 : 0)
        const boxes = await Promise.all(parts(page).map((part) => part.boundingBox()))
        await page.close()
        return boxes
      }
      const places = await placesOf(false)
      expect(places).not.toContain(null)
      expect(places).toEqual(await placesOf(true))
    })
  }
}
