import type { Page } from '@playwright/test'
import { readInstallList } from '#tools/worker-list.ts'
import { newStay } from './begun-stay.ts'
import { openAs } from './chat-people.ts'
import { latePartsAreHere } from './late-parts-are-here.ts'
import { heart } from './saved-page.ts'
import { expect, test } from './test.ts'
import { workerIsReady } from './worker-is-ready.ts'

test.use({ serviceWorkers: 'allow' })

declare global {
  interface Window {
    asked: number
  }
}

/** The browser offers to install the app, as Chromium does outside of tests. */
const offer = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate((outcome) => {
    window.asked = 0
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () => {
      window.asked += 1
      return { outcome }
    }
    dispatchEvent(Object.assign(event, { prompt }))
    return event.defaultPrevented
  }, outcome)

const hint = (page: Page) => page.getByText('Staylend is an app as well.')
const install = (page: Page) => page.getByRole('button', { name: 'Install' })
const keptVisits = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('visits') ?? '{}'))

/** The page on another day. */
async function visit(page: Page, day: string, path = '/saved'): Promise<void> {
  const moment = `${day}T10:00:00`
  await page.clock.setFixedTime(moment)
  await page.goto(path)
  const lastDay = new Date(moment).toDateString()
  await expect.poll(() => keptVisits(page)).toMatchObject({ lastDay })
}

test('who comes back on another day is asked once, and not again for ninety days', async ({
  page,
}) => {
  await visit(page, '2026-11-21')
  expect(await offer(page, 'accepted')).toBe(true)
  await workerIsReady(page)
  await expect(hint(page)).toBeHidden()

  await visit(page, '2026-11-22')
  await offer(page, 'accepted')
  await expect(hint(page)).toBeVisible()
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(hint(page)).toBeHidden()
  await page.getByRole('link', { name: 'Saved' }).click()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(hint(page)).toBeHidden()
  expect(await page.evaluate(() => window.asked)).toBe(0)

  for (const [day, isAsked] of [
    ['2027-02-19', false],
    ['2027-02-21', true],
  ] as const) {
    await visit(page, day)
    await offer(page, 'accepted')
    await expect(hint(page)).toBeVisible({ visible: isAsked })
  }
})

test('who has saved something is asked on the first day', async ({ page }) => {
  await visit(page, '2026-11-21', '/rent?lat=13.7563&lng=100.5018&zoom=13')
  await offer(page, 'accepted')
  await expect(hint(page)).toBeHidden()
  await heart(page).first().click()
  await expect(hint(page)).toBeVisible()
  await page.reload()
  await offer(page, 'accepted')
  await expect(hint(page)).toBeVisible()
})

test('who has reserved something is asked on the first day', async ({ browser, baseURL }) => {
  const { renter, listingId } = await newStay(baseURL ?? '', { startsInHours: 48 })
  const page = await openAs(browser, renter, `/reserve/${listingId}`)
  await latePartsAreHere(page)
  await offer(page, 'accepted')
  await page.getByRole('main').getByRole('button', { name: 'Reserve', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Reservation of/ })).toBeVisible()
  await expect(hint(page)).toBeVisible()
})

test('who wants the app gets what the browser offers, once', async ({ page }) => {
  await visit(page, '2026-11-21')
  await visit(page, '2026-11-22')
  await offer(page, 'accepted')
  await install(page).click()
  await expect(hint(page)).toBeHidden()
  expect(await page.evaluate(() => window.asked)).toBe(1)
})

test('who changes their mind before the browser is left alone as well', async ({ page }) => {
  await visit(page, '2026-11-21')
  await visit(page, '2026-11-22')
  await offer(page, 'dismissed')
  await install(page).click()
  await expect(hint(page)).toBeHidden()
  await offer(page, 'accepted')
  await expect(hint(page)).toBeHidden()
})

test.describe('where the home screen is in a menu of the browser', () => {
  const inWords = (page: Page) => page.getByText('tap Share, then “Add to Home Screen”')

  for (const standalone of [false, true]) {
    test(`it is ${standalone ? 'not said again in the installed app' : 'said in words'}`, async ({
      page,
    }) => {
      await page.addInitScript((standalone) => {
        Object.defineProperty(navigator, 'standalone', { value: standalone })
      }, standalone)
      await visit(page, '2026-11-21')
      await visit(page, '2026-11-22')
      await expect(inWords(page)).toBeVisible({ visible: !standalone })
      await expect(install(page)).toBeHidden()
    })
  }
})

test('after the first visit the app says once that it opens offline', async ({ page }) => {
  const note = page.getByText('Staylend opens without a connection from now on.')
  await page.goto('/saved')
  // Everything has come by then.
  await expect(note).toBeVisible({ timeout: 60_000 })
  const kept = await page.evaluate(async () => (await (await caches.open('chunks')).keys()).length)
  expect(kept).toBe(readInstallList().latePaths.length)
  await expect(note).toBeHidden()
  await page.reload()
  await workerIsReady(page)
  await expect.poll(() => keptVisits(page)).toMatchObject({ days: 1 })
  await expect(note).toBeHidden()
})
