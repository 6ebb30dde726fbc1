import type { Browser, Page } from '@playwright/test'
import { accountOf } from '#server/demo/accounts.ts'
import { chooseDay } from './choose-stay.ts'
import { keptQueries } from './kept-queries.ts'
import { logIn, registerHere } from './people.ts'
import { expect, test } from './test.ts'
import { workerIsReady } from './worker-is-ready.ts'

test.use({
  expectedComplaint: /ERR_INTERNET_DISCONNECTED|status of 409|NetworkError/,
  permissions: ['background-sync'],
})

const nextYear = String(new Date().getFullYear() + 1)
const reserve = (page: Page) => page.getByRole('button', { name: 'Reserve', exact: true })
const unsent = (page: Page) =>
  page.getByRole('list', { name: 'Reservations that are not sent yet' })

/** The form for a place, kept for reading without a connection. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/reserve/1')
  await expect(page.getByRole('heading', { name: /^Reserve/ })).toBeVisible()
  await expect.poll(() => keptQueries(page)).toContain('["booked",1]')
  await workerIsReady(page)
}

const chooseStart = (page: Page, month: string, day: number) =>
  chooseDay(page, `${month} ${nextYear}`, `${month} ${day}, ${nextYear}`)

/** The renter of the demonstration, with a reservation that waits for a connection. */
async function reserveOffline(page: Page, month: string): Promise<void> {
  await logIn(page, accountOf('renter'))
  await openForm(page)
  await page.context().setOffline(true)
  await chooseStart(page, month, 4)
  await reserve(page).click()
}

async function reserveFirst(browser: Browser, month: string, day: number): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto('/reserve/1')
  await registerHere(page, { email: `first-${month}@example.com`, firstName: 'First' })
  await expect(page.getByRole('heading', { name: /^Reserve/ })).toBeVisible()
  await chooseStart(page, month, day)
  await reserve(page).click()
  await expect(page.getByRole('heading', { name: /^Reservation of/ })).toBeVisible()
  await context.close()
}

test('a reservation that is made offline is made once there is a connection', async ({
  page,
  context,
}) => {
  await reserveOffline(page, 'March')
  await expect(unsent(page).getByText('Sent once there is a connection')).toBeVisible()
  await expect(page.getByText('Nothing is reserved before the server has answered.')).toBeVisible()
  await expect(reserve(page)).toBeDisabled()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: /^Reservation of/ })).toBeVisible()
})

test('who discards a reservation that is not sent may make another one', async ({
  page,
  context,
}) => {
  await reserveOffline(page, 'April')
  await unsent(page).getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(unsent(page)).toHaveCount(0)
  await expect(reserve(page)).toBeEnabled()
  await reserve(page).click()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: /^Reservation of/ })).toBeVisible()
})

test('what is discarded in another tab keeps nobody waiting', async ({ page, context }) => {
  await logIn(page, accountOf('renter'))
  await openForm(page)
  const other = await context.newPage()
  await other.goto('/unsent')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  await chooseStart(page, 'June', 4)
  await reserve(page).click()
  await expect(unsent(page)).toBeVisible()
  await other.getByRole('main').getByRole('button', { name: 'Discard' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('You have discarded this elsewhere.')).toBeVisible()
  await expect(unsent(page)).toHaveCount(0)
  await reserve(page).click()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: /^Reservation of/ })).toBeVisible()
})

test('who has left the form before the answer can reserve the same again once it is cancelled', async ({
  page,
  context,
}) => {
  await reserveOffline(page, 'July')
  await expect(unsent(page)).toBeVisible()
  await page.getByRole('tab', { name: 'Original Listing' }).click()
  await expect(unsent(page)).toHaveCount(0)
  await context.setOffline(false)
  await page.goto('/profile')
  await page.getByRole('tab', { name: /^Your Reservations/ }).click()
  const stay = page.getByRole('link', { name: new RegExp(`^Jul 4, ${nextYear}`) })
  await stay.click()
  await expect(page.getByRole('heading', { name: /^Reservation of/ })).toBeVisible()
  const first = page.url()
  await page.getByRole('button', { name: 'Cancel reservation' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel reservation' }).click()
  await expect(page.getByText('cancelled').first()).toBeVisible()
  await page.goto('/reserve/1')
  await chooseStart(page, 'July', 4)
  await reserve(page).click()
  await expect(page.getByRole('heading', { name: /^Reservation of/ })).toBeVisible()
  expect(page.url()).not.toBe(first)
})

test('dates that were lost meanwhile come back into the form, with free ones nearby', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000)
  await logIn(page, accountOf('renter'))
  await page.goto('/profile')
  await openForm(page)
  await context.setOffline(true)
  await chooseStart(page, 'May', 4)
  await reserve(page).click()
  await expect(unsent(page)).toBeVisible()
  await page.close()
  await reserveFirst(browser, 'May', 4)
  await context.setOffline(false)

  const next = await context.newPage()
  await next.goto('/profile')
  await next.getByRole('tab', { name: 'Your Reservations' }).click()
  await expect(unsent(next).getByText('Not sent: Those dates are taken.')).toBeVisible()
  await unsent(next).getByRole('link').click()
  await expect(next.getByRole('heading', { name: /^Reserve/ })).toBeVisible()
  await unsent(next).getByRole('button', { name: 'Edit' }).click()
  await expect(unsent(next)).toHaveCount(0)
  await next.getByRole('button', { name: /^Come later/ }).click()
  await reserve(next).click()
  await expect(next.getByRole('heading', { name: /^Reservation of/ })).toBeVisible()
})
