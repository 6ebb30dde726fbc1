import type { Page } from '@playwright/test'
import { hourMs } from '#contract/domain/durations.ts'
import { newStay } from './begun-stay.ts'
import { chooseDay, hourOf } from './choose-stay.ts'
import { keptQueries } from './kept-queries.ts'
import { newPerson } from './person.ts'
import { expect, test } from './test.ts'
import { workerIsReady } from './worker-is-ready.ts'

test.use({
  serviceWorkers: 'allow',
  expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 409|NetworkError/,
  permissions: ['background-sync'],
})

const reserve = (page: Page) => page.getByRole('button', { name: 'Reserve', exact: true })
const unsent = (page: Page) =>
  page.getByRole('list', { name: 'Reservations that are not sent yet' })

/** A place of its own for each test, with its renter in the browser. */
async function enterRenter(baseURL: string, page: Page) {
  const stay = await newStay(baseURL, { startsInHours: 48 })
  await stay.renter.enter(page.context())
  return stay
}

/** The form for a place, kept for reading without a connection. */
async function openForm(page: Page, listingId: number): Promise<void> {
  await page.goto(`/reserve/${listingId}`)
  await expect(page.getByRole('heading', { name: /^Reserve/ })).toBeVisible()
  await expect.poll(() => keptQueries(page)).toContain(`["booked",${listingId}]`)
  await workerIsReady(page)
}

const nextYear = new Date().getFullYear() + 1
/** At ten where the place is. */
const startsMs = Date.parse(`${nextYear}-03-04T10:00+07:00`)

async function chooseStart(page: Page): Promise<void> {
  await chooseDay(page, `March 4, ${nextYear}`)
  await hourOf(page, 'Start').selectOption('10')
}

/** A renter with a reservation that waits for a connection.
 *  @returns the place that it is for */
async function reserveOffline(baseURL: string, page: Page): Promise<number> {
  const { listingId } = await enterRenter(baseURL, page)
  await openForm(page, listingId)
  await page.context().setOffline(true)
  await chooseStart(page)
  await reserve(page).click()
  return listingId
}

test('a reservation that is made offline waits, may be discarded for another, and is made once there is a connection', async ({
  baseURL,
  page,
  context,
}) => {
  await reserveOffline(baseURL!, page)
  await expect(unsent(page).getByText('Sent once there is a connection')).toBeVisible()
  await expect(page.getByText('Nothing is reserved before the server has answered.')).toBeVisible()
  await expect(reserve(page)).toBeDisabled()
  await unsent(page).getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(unsent(page)).toHaveCount(0)
  await expect(reserve(page)).toBeEnabled()
  await reserve(page).click()
  await expect(unsent(page)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: /^Reservation of/ })).toBeVisible()
})

test('what is discarded in another tab keeps nobody waiting', async ({
  baseURL,
  page,
  context,
}) => {
  const { listingId } = await enterRenter(baseURL!, page)
  await openForm(page, listingId)
  const other = await context.newPage()
  await other.goto('/unsent')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  await page.bringToFront()
  await chooseStart(page)
  await reserve(page).click()
  await expect(unsent(page)).toBeVisible()
  await other.bringToFront()
  await other.getByRole('main').getByRole('button', { name: 'Discard' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await page.bringToFront()
  await expect(page.getByText('You have discarded this elsewhere.')).toBeVisible()
  await expect(unsent(page)).toHaveCount(0)
  await reserve(page).click()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: /^Reservation of/ })).toBeVisible()
})

test('who has left the form before the answer can reserve the same again once it is cancelled', async ({
  baseURL,
  page,
  context,
}) => {
  const listingId = await reserveOffline(baseURL!, page)
  await expect(unsent(page)).toBeVisible()
  await page.getByRole('tab', { name: 'Original Listing' }).click()
  await expect(unsent(page)).toHaveCount(0)
  await context.setOffline(false)
  await page.goto('/profile')
  await page.getByRole('tab', { name: /^Your Reservations/ }).click()
  const stay = page.getByRole('link', { name: /^Mar 4, / })
  await stay.click()
  await expect(page.getByRole('heading', { name: /^Reservation of/ })).toBeVisible()
  const first = page.url()
  await page.getByRole('button', { name: 'Cancel reservation' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel reservation' }).click()
  await expect(page.getByText('cancelled').first()).toBeVisible()
  await page.goto(`/reserve/${listingId}`)
  await chooseStart(page)
  await reserve(page).click()
  await expect(page.getByRole('heading', { name: /^Reservation of/ })).toBeVisible()
  expect(page.url()).not.toBe(first)
})

test('dates that were lost meanwhile come back into the form, with free ones nearby', async ({
  baseURL,
  page,
  context,
}) => {
  const { listingId, reserve: reserveFrom } = await enterRenter(baseURL!, page)
  await page.goto('/profile')
  await openForm(page, listingId)
  await context.setOffline(true)
  await chooseStart(page)
  await reserve(page).click()
  await expect(unsent(page)).toBeVisible()
  await page.close()
  // The two hours around the start that was chosen, or those from it on if the hour turns.
  const hoursUntilNine = Math.floor(startsMs / hourMs) - 1 - Math.floor(Date.now() / hourMs)
  await reserveFrom(await newPerson(baseURL!, 'First'), hoursUntilNine)
  await context.setOffline(false)

  const next = await context.newPage()
  await next.goto('/profile')
  await next.getByRole('tab', { name: 'Your Reservations' }).click()
  await expect(unsent(next).getByText('Not sent: Those dates are taken.')).toBeVisible()
  await expect(unsent(next).getByText('Asia/Bangkok')).toBeVisible()
  await unsent(next).getByRole('link').click()
  await expect(next.getByRole('heading', { name: /^Reserve/ })).toBeVisible()
  await unsent(next).getByRole('button', { name: 'Edit' }).click()
  await expect(unsent(next)).toHaveCount(0)
  await next.getByRole('button', { name: /^Come later/ }).click()
  await reserve(next).click()
  await expect(next.getByRole('heading', { name: /^Reservation of/ })).toBeVisible()
})
