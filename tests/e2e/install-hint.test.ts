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
  const asked = () => page.evaluate(() => window.asked)

  await test.step('after the first visit the app says once that it opens offline', async () => {
    const note = page.getByText('Staylend opens without a connection from now on.')
    await visit(page, '2026-11-21')
    expect(await offer(page, 'accepted')).toBe(true)
    await workerIsReady(page)
    await expect(hint(page)).toBeHidden()
    // Everything has come by then.
    await expect(note).toBeVisible({ timeout: 60_000 })
    const chunkCount = () =>
      page.evaluate(async () => (await (await caches.open('chunks')).keys()).length)
    expect(await chunkCount()).toBe(readInstallList().latePaths.length)
    await expect(note).toBeHidden()
    await page.reload()
    await workerIsReady(page)
    await expect.poll(() => keptVisits(page)).toMatchObject({ days: 1 })
    await expect(note).toBeHidden()
  })

  await test.step('on the second day they are asked, and say not now', async () => {
    await visit(page, '2026-11-22')
    await offer(page, 'accepted')
    await expect(hint(page)).toBeVisible()
    await page.getByRole('link', { name: 'Login' }).click()
    await expect(page.getByLabel('Email')).toBeVisible()
    await expect(hint(page)).toBeHidden()
    await page.getByRole('link', { name: 'Saved' }).click()
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(hint(page)).toBeHidden()
    expect(await asked()).toBe(0)
    await visit(page, '2027-02-19')
    await offer(page, 'accepted')
    await expect(hint(page)).toBeHidden()
  })

  await test.step('who wants the app gets what the browser offers, once', async () => {
    await visit(page, '2027-02-21')
    await offer(page, 'accepted')
    await install(page).click()
    await expect(hint(page)).toBeHidden()
    expect(await asked()).toBe(1)
  })

  await test.step('who changes their mind before the browser is left alone as well', async () => {
    await visit(page, '2027-02-22')
    await offer(page, 'dismissed')
    await install(page).click()
    await expect(hint(page)).toBeHidden()
    await offer(page, 'accepted')
    await expect(hint(page)).toBeHidden()
  })
})

test('who has saved something is asked on the first day', async ({ page }) => {
  await visit(page, '2026-11-21', '/rent?lat=13.7563&lng=100.5018&zoom=13&mode=list')
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

test('where the home screen is in a menu of the browser, it is said in words until the app is installed', async ({
  page,
}) => {
  const inWords = page.getByText('tap Share, then “Add to Home Screen”')
  await page.addInitScript(() => {
    const get = () => sessionStorage.getItem('is-installed') === 'yes'
    Object.defineProperty(navigator, 'standalone', { get })
  })
  await visit(page, '2026-11-21')
  await visit(page, '2026-11-22')
  await expect(inWords).toBeVisible()
  await expect(install(page)).toBeHidden()

  await page.evaluate(() => sessionStorage.setItem('is-installed', 'yes'))
  await visit(page, '2026-11-23')
  await expect(inWords).toBeHidden()
  await expect(install(page)).toBeHidden()
})
