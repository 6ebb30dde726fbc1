import type { Page } from '@playwright/test'
import { cultures, type Culture } from '#contract/domain/user.ts'
import { audiences } from './access/audiences.ts'
import { coveredControls } from './access/covered.ts'
import { lostText } from './access/lost-text.ts'
import { showScene } from './access/show-scene.ts'
import { speak, wordsOf } from './access/speak.ts'
import { newConversation } from './chat-people.ts'
import { expect, test } from './test.ts'

const search = '/rent?lat=13.7563&lng=100.5018&zoom=14'

interface Window {
  name: string
  culture: Culture
  width: number
  height?: number
  fontSizePx: number
}

const usualHeight = 740

/** Where there is least room for the longest words. */
const narrow: Window[] = [
  { name: 'in 320 px, in German', culture: 'de-DE', width: 320, fontSizePx: 16 },
  { name: 'with text twice as large, in German', culture: 'de-DE', width: 1280, fontSizePx: 32 },
]
const others: Window[] = [
  { name: 'on a small phone, in German', culture: 'de-DE', width: 360, fontSizePx: 16 },
  { name: 'in 320 px, in English', culture: 'en-US', width: 320, fontSizePx: 16 },
  { name: 'in 320 px, in Russian', culture: 'ru-RU', width: 320, fontSizePx: 16 },
  { name: 'at four times the size', culture: 'en-US', width: 320, height: 180, fontSizePx: 16 },
]
/** `REFLOW=all` looks at every window. */
const windows = process.env.REFLOW === 'all' ? [...narrow, ...others] : narrow

for (const { name, culture, width, height = usualHeight, fontSizePx } of windows) {
  for (const { who, expectedComplaint, enter } of audiences) {
    test.describe(`no page scrolls sideways, loses a word or covers a control ${name},`, () => {
      const viewport = { width, height }
      const contextOptions = { reducedMotion: 'reduce' } as const
      test.use({ expectedComplaint, viewport, contextOptions })

      test(`to ${who}`, async ({ page, context, baseURL }) => {
        test.setTimeout(300_000)
        await writeIn(page, fontSizePx)
        await speak(page, culture)
        const scenes = await enter({ page, context, baseURL: baseURL ?? '' })
        const say = await wordsOf(culture)
        for (const [at, scene] of scenes.entries()) {
          await showScene(page, scene, culture, say)
          const where = `${scene.path}, scene ${at + 1}`
          expect.soft(await scrolledPx(page), where).toBeLessThanOrEqual(0)
          expect.soft(await lostText(page), where).toEqual([])
          expect.soft(await coveredControls(page), where).toEqual([])
        }
      })
    })
  }
}

test('a listing has room for what it costs in Russian words', async ({ page }) => {
  await speak(page, 'ru-RU')
  const say = await wordsOf('ru-RU')
  await showScene(page, { path: '/rentitem/1' }, 'ru-RU', say)
  for (const width of [320, 390, 768, 1024]) {
    await page.setViewportSize({ width, height: usualHeight })
    expect(await scrolledPx(page), `${width} px`).toBeLessThanOrEqual(0)
    expect(await lostText(page), `${width} px`).toEqual([])
    const reserve = page.getByRole('link', { name: say('Reserve') })
    expect((await reserve.boundingBox())?.height, `${width} px`).toBeLessThan(60)
  }
})

test('the menu of a wide window has room for the longest words', async ({
  page,
  context,
  baseURL,
}) => {
  const talk = await newConversation(baseURL)
  await talk.lender.enter(context)
  await page.setViewportSize({ width: 768, height: usualHeight })
  for (const culture of ['de-DE', 'ru-RU', 'es-ES', 'fr-FR'] as const) {
    await speak(page, culture)
    await showScene(page, { path: '/about' }, culture, await wordsOf(culture))
    // What is unread, and what waits.
    await expect(page.getByRole('navigation').locator('[data-count]')).toHaveCount(2)
    expect(await scrolledPx(page), culture).toBeLessThanOrEqual(0)
  }
})

test.describe('a laptop at four times the size', () => {
  test.use({ viewport: { width: 320, height: 180 } })

  test('has room for the results, and for the map below them', async ({ page }) => {
    await page.goto(search)
    const results = page.getByRole('region', { name: 'Results', exact: true })
    await expect(results.getByRole('button', { name: /^Height of the list/ })).toHaveCount(0)
    const onMap = results.getByRole('button', { name: /^Show on map/ }).first()
    await onMap.scrollIntoViewIfNeeded()
    await expect(page.getByRole('banner')).not.toBeInViewport()
    await expect(page.getByRole('navigation')).not.toBeInViewport()
    await onMap.press('Enter')
    const map = page.getByRole('region', { name: 'Map of the results' })
    await expect(map).toBeFocused()
    await expect(map).toBeInViewport({ ratio: 0.5 })
  })
})

test.describe('without the server', () => {
  const viewport = { width: 320, height: usualHeight }
  test.use({ expectedComplaint: /ERR_CONNECTION_REFUSED/, serviceWorkers: 'block', viewport })

  test('the bar of a narrow window has room for the sign that says so', async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort('connectionrefused'))
    for (const culture of cultures) {
      await speak(page, culture)
      await page.goto('/user/2')
      await expect(page.getByRole('banner').getByRole('status').getByRole('button')).toBeVisible()
      expect(await scrolledPx(page), culture).toBeLessThanOrEqual(0)
    }
  })
})

const scrolledPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** As in the browser's own settings. */
async function writeIn(page: Page, standard: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}
