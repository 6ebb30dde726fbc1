import type { Locator } from '@playwright/test'
import { cultures } from '#contract/domain/user.ts'
import { lostText } from './access/lost-text.ts'
import { scrolledPx } from './access/scrolled.ts'
import { showScene } from './access/show-scene.ts'
import { speak, wordsOf } from './access/speak.ts'
import { showAt } from './access/windows.ts'
import { newConversation } from './chat-people.ts'
import { expect, test } from './test.ts'

const search = '/rent?lat=13.7563&lng=100.5018&zoom=14'

const usualHeight = 740

async function expectApart(one: Locator, other: Locator): Promise<void> {
  await expect(one).toBeVisible()
  await expect(other).toBeVisible()
  // In one go: what is measured later may stand elsewhere by then.
  const areApart = await one.evaluate(
    (one, other) => {
      const [first, second] = [one.getBoundingClientRect(), other!.getBoundingClientRect()]
      const isBeside = first.right <= second.left || second.right <= first.left
      const isBelow = first.bottom <= second.top || second.bottom <= first.top
      return isBeside || isBelow
    },
    await other.elementHandle(),
  )
  expect(areApart).toBe(true)
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

  await test.step('and so have the landing page and a table where letters are large', async () => {
    const show = await showAt(page)
    const large = { name: 'large letters', width: 360, height: usualHeight, fontSizePx: 32 }
    for (const path of ['/rentitem/1', '/', `${search}&mode=table`]) {
      await show(large)
      await showScene(page, { path }, 'ru-RU', say)
      await show(large)
      expect.soft(await scrolledPx(page), path).toBeLessThanOrEqual(0)
      expect.soft(await lostText(page), path).toEqual([])
      const skip = await page.getByRole('link', { name: say('Skip to content') }).boundingBox()
      expect.soft((skip?.y ?? 0) + (skip?.height ?? 0), path).toBeLessThanOrEqual(0)
    }
  })
})

test('what stands on one line gives way where letters are large', async ({
  page,
  context,
  baseURL,
}) => {
  const talk = await newConversation(baseURL)
  await talk.renter.enter(context)
  const show = await showAt(page)
  const large = { name: 'large letters', width: 360, height: usualHeight, fontSizePx: 32 }

  await page.goto(talk.renterPath)
  await show(large)
  const field = page.getByRole('textbox', { name: 'Message' })
  await expectApart(field, page.getByRole('button', { name: 'SEND' }))

  await page.goto(`${search}&mode=list`)
  await show(large)
  const results = page.getByRole('region', { name: 'Results', exact: true })
  await expectApart(
    results.getByText(/^\d+ items$/).last(),
    results.getByRole('radiogroup', { name: 'View', exact: true }),
  )
  await page.getByRole('button', { name: /^Filter/ }).click()
  const filter = page.getByRole('dialog')
  await expect(filter).toBeVisible()
  expect(await filter.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
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

test('low windows have room for the results, and for the map below them', async ({ page }) => {
  for (const { screen, width, height } of [
    { screen: 'a laptop at four times the size', width: 320, height: 180 },
    { screen: 'a laptop at twice the size', width: 640, height: 400 },
    { screen: 'a phone held sideways', width: 740, height: 360 },
  ]) {
    await test.step(screen, async () => {
      await page.setViewportSize({ width, height })
      await page.goto(search)
      const results = page.getByRole('region', { name: 'Results', exact: true })
      const first = results.getByRole('article').first()
      await expect(first).toBeVisible()
      if (height > 300) await expect(first).toBeInViewport({ ratio: 0.25 })
      await expect(results.getByRole('button', { name: /^Height of the list/ })).toHaveCount(0)
      const onMap = results.getByRole('button', { name: /^Show on map/ }).nth(4)
      await onMap.scrollIntoViewIfNeeded()
      await expect(page.getByRole('banner')).not.toBeInViewport()
      await expect(page.getByRole('navigation')).not.toBeInViewport()
      await onMap.press('Enter')
      const map = page.getByRole('region', { name: 'Map of the results' })
      await expect(map).toBeFocused()
      await expect(map).toBeInViewport({ ratio: 0.5 })
    })
  }
})

test.describe('without the server', () => {
  test.use({ expectedComplaint: /ERR_CONNECTION_REFUSED|NetworkError/ })

  test('a narrow window has room for the sign that says so, and a phone for every place of the menu where text is larger', async ({
    page,
  }) => {
    await page.route('**/api/**', (route) => route.abort('connectionrefused'))
    const show = await showAt(page)
    for (const culture of cultures) {
      await speak(page, culture)
      await showScene(page, { path: '/user/2' }, culture, await wordsOf(culture))
      await show({ name: culture, width: 320, height: usualHeight, fontSizePx: 16 })
      await expect(page.getByRole('banner').getByRole('status').getByRole('button')).toBeVisible()
      expect(await scrolledPx(page), culture).toBeLessThanOrEqual(0)
      const last = page.getByRole('navigation').getByRole('link').last()
      for (const width of [360, 390]) {
        for (const fontSizePx of [20, 24, 32]) {
          await show({ name: culture, width, height: usualHeight, fontSizePx })
          const { x = 0, width: ownPx = 0 } = (await last.boundingBox()) ?? {}
          expect
            .soft(x + ownPx, `${culture}, ${width} px, ${fontSizePx} px`)
            .toBeLessThanOrEqual(width)
          expect.soft(await scrolledPx(page), `${culture}, ${width} px`).toBeLessThanOrEqual(0)
        }
      }
    }
  })
})
