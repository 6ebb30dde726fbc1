import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { newStay } from './begun-stay.ts'
import { holdUp } from './hold-up.ts'
import { expect, test } from './test.ts'
import { workerIsReady } from './worker-is-ready.ts'

/** When the only stay in a table is. */
const dates = (page: Page) => page.getByRole('cell').filter({ hasText: ' – ' })

test('a lender sees that a request waits, answers it, and reads with the renter what has happened', async ({
  baseURL,
  page,
  context,
  browser,
}) => {
  const askedMs = Date.now()
  const stay = await newStay(baseURL!, { startsInHours: 48, needsApproval: true })
  await stay.lender.enter(context)
  await page.goto('/')
  const profile = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Profile' })
  await expect(profile).toHaveAccessibleName('Profile 1 waiting')
  await profile.click()
  const tab = page.getByRole('tab', { name: 'Incoming Reservations 1 1 waiting' })
  await tab.click()
  // Among others a stay says whose clock its times are on.
  await expect(dates(page)).toContainText('Asia/Bangkok')
  await page.getByRole('link', { name: 'Answer' }).click()
  await expect(page.getByRole('tab')).toHaveText(['Reservation', 'Original Listing', 'User'])
  await page.goBack()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('link', { name: 'Answer' }).click()
  const inADay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'Asia/Bangkok' })
  // Midnight may have come since.
  const days = [askedMs, Date.now()].map((ms) => inADay.format(ms + 24 * 3_600_000))
  await expect(
    page.getByText(
      new RegExp(`This request waits for your answer\\. It expires on (${days.join('|')}), `),
    ),
  ).toBeVisible()

  const steps = page.getByRole('list', { name: 'So far' }).getByRole('listitem')
  await expect(steps).toHaveText([/Rena asked to reserve$/])
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(steps).toHaveText([/Rena asked to reserve$/, /Approved by Lena$/])
  await expect(profile).toHaveAccessibleName('Profile')
  await page.getByRole('link', { name: 'Chat' }).click()
  await expect(page.getByRole('heading', { name: `Request about ${stay.title}` })).toBeVisible()

  const other = await browser.newContext()
  await stay.renter.enter(other)
  const renters = await other.newPage()
  await renters.goto(`${baseURL}/reserve/view/${stay.id}`)
  await expect(renters.getByText('Approved by Lena')).toBeVisible()
  await other.close()

  await page.goto('/profile')
  await page.getByRole('tab', { name: /^Incoming Reservations/ }).click()
  await expect(page.getByRole('row').filter({ hasText: stay.title })).toContainText('Confirmed')
})

test.describe('while an answer is on its way', () => {
  test('who has gone on to something else stays there', async ({ baseURL, page, context }) => {
    const stay = await newStay(baseURL!, { startsInHours: 48, needsApproval: true })
    await stay.lender.enter(context)
    await page.goto(`/reserve/lview/${stay.id}`)
    const letThrough = await holdUp(page, '**/api/reserve/edit/**')
    await page.getByRole('button', { name: 'Approve' }).click()
    const chat = page.getByRole('link', { name: 'Chat' })
    await chat.focus()
    letThrough()
    await expect(page.getByText('Approved by Lena')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0)
    await expect(chat).toBeFocused()
  })
})

test.describe('of a reader in another zone', () => {
  test.use({
    serviceWorkers: 'allow',
    timezoneId: 'Europe/Berlin',
    expectedComplaint: /ERR_INTERNET_DISCONNECTED/,
  })

  test('a stay shows both clocks, and goes into the own calendar without a connection too', async ({
    baseURL,
    page,
    context,
  }) => {
    const stay = await newStay(baseURL!, { startsInHours: 48 })
    await stay.renter.enter(context)
    await page.goto('/profile')
    await page.getByRole('tab', { name: 'Your Reservations' }).click()
    await expect(dates(page)).toContainText('Asia/Bangkok')
    await dates(page).getByRole('link').click()
    await expect(page.getByText(/^Times are in the listing's zone, Asia\/Bangkok\./)).toContainText(
      'On your own clock, Europe/Berlin, this is ',
    )
    await workerIsReady(page)
    await context.setOffline(true)
    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Add to calendar' }).click()
    const file = await saving
    expect(file.suggestedFilename()).toBe(`staylend-${stay.id}.ics`)
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toContain(`\r\nUID:reservation-${stay.id}@localhost\r\n`)
    expect(text).toContain('\r\nSTATUS:CONFIRMED\r\n')
    expect(text).toContain(`\r\nSUMMARY:Rental: ${stay.title}\r\n`)
  })
})

test.describe('of a stranger', () => {
  test.use({ expectedComplaint: /status of 403|This reservation is not yours/ })

  test('a reservation is refused in words', async ({ baseURL, page, context }) => {
    const stay = await newStay(baseURL!, { startsInHours: 48 })
    const { renter: stranger } = await newStay(baseURL!, { startsInHours: 48 })
    await stranger.enter(context)
    for (const side of ['view', 'lview']) {
      await page.goto(`/reserve/${side}/${stay.id}`)
      await expect(page.getByText('This reservation is not yours.')).toBeVisible()
    }
  })
})

test('a request that nobody has answered in time is expired wherever it stands, before the server says so', async ({
  baseURL,
  page,
  context,
}) => {
  const stay = await newStay(baseURL!, { startsInHours: 48, needsApproval: true })
  await stay.lender.enter(context)
  await page.clock.install()
  await page.goto('/profile')
  await page.getByRole('tab', { name: /Incoming Reservations/ }).click()
  const row = page.getByRole('row').filter({ hasText: stay.title })
  await expect(row.getByRole('link', { name: 'Answer' })).toBeVisible()
  await page.clock.fastForward('23:58:00')
  await page.clock.runFor('00:03:00')
  await expect(row.getByText('Expired')).toBeVisible()
  await expect(row.getByRole('link', { name: 'Answer' })).toHaveCount(0)
  await expect(row.getByText('No', { exact: true })).toBeVisible()
  await expect(row.getByText('There was no rental')).toBeVisible()

  await row.getByRole('link', { name: stay.title }).click()
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'User' }).click()
  await expect(page.getByText('There was no rental, so there is nothing to review.')).toBeVisible()
  await page.goto('/chats')
  await expect(page.getByRole('listitem').filter({ hasText: stay.title })).toContainText('Expired')
})
