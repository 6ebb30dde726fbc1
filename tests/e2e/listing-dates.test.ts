import type { Browser } from '@playwright/test'
import { closedGate } from '#tests/fixtures/gate.ts'
import { newStay } from './begun-stay.ts'
import { openAs } from './chat-people.ts'
import { chooseDay, hourOf } from './choose-stay.ts'
import { latePartsAreHere } from './late-parts-are-here.ts'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'block', expectedComplaint: /status of 40[39]/ })

const month = 'March 2029'
const request = { startsInHours: 48, needsApproval: true }
const refusal = { success: false, message: 'Those dates are taken.', resObj: null, errorCode: 5 }

test('a lender blocks dates, which a renter finds taken, and frees them again', async ({
  browser,
  baseURL,
}) => {
  const { lender, renter, listingId, title } = await newStay(baseURL ?? '', request)
  const own = await openAs(browser, lender, `/lend/dates/${listingId}`)
  await expect(own.getByRole('link', { name: title })).toBeVisible()
  await expect(own.getByText('You have blocked no dates.')).toBeVisible()
  await chooseDay(own, month, 'March 5, 2029')
  await chooseDay(own, month, 'March 8, 2029')
  await own.getByRole('button', { name: 'Block these dates' }).click()
  const blocked = own.getByRole('listitem').filter({ hasText: /Mar 5, 2029.*Mar 9, 2029/ })
  await expect(own.getByText(/^Blocked: Mar 5/)).toBeVisible()
  await expect(blocked).toBeVisible()

  const renters = await openAs(browser, renter, `/reserve/${listingId}`)
  const day = renters.getByRole('grid').getByRole('button', { name: 'March 6, 2029' })
  await chooseDay(renters, month, 'March 2, 2029')
  await expect(day).toHaveAccessibleName(/taken/)
  await expect(day).toBeDisabled()

  await blocked.getByRole('button', { name: /^Free again/ }).press('Enter')
  await expect(blocked).toHaveCount(0)
  // The keyboard goes on where it was.
  await own.keyboard.press('Tab')
  await expect(own.getByRole('switch')).toBeFocused()
  await own.getByRole('button', { name: 'Undo' }).click()
  await blocked.getByRole('button', { name: /^Free again/ }).click()
  await expect(own.getByText('You have blocked no dates.')).toBeVisible()
  const booked = await renter.ask<unknown[]>('GET', `/api/reserve/getbooked/${listingId}`)
  expect(booked).toHaveLength(1)
})

test('each block is of whole days, has a start of its own, and is made once', async ({
  browser,
  baseURL,
}) => {
  const { lender, listingId } = await newStay(baseURL ?? '', request)
  const own = await openAs(browser, lender, `/lend/dates/${listingId}`)
  const cell = (day: string) => own.getByRole('gridcell', { name: day })
  await own.getByRole('grid').locator('[aria-current=date]').click()
  await expect(hourOf(own, 'End')).toHaveValue('0')
  await own.getByRole('group', { name: 'Start' }).getByRole('button').click()
  await chooseDay(own, month, 'March 5, 2029')
  await expect(hourOf(own, 'Start')).toHaveValue('0')
  await chooseDay(own, month, 'March 8, 2029')
  await expect(cell('March 8, 2029')).toHaveAttribute('aria-selected', 'true')
  await expect(cell('March 9, 2029')).toHaveAttribute('aria-selected', 'false')
  const block = own.getByRole('button', { name: 'Block these dates' })
  await block.click()
  await expect(own.getByText(/^Blocked: Mar 5/)).toBeVisible()
  await block.click({ force: true })

  await chooseDay(own, month, 'March 20, 2029')
  await chooseDay(own, month, 'March 22, 2029')
  await block.click()
  const blocked = own.getByRole('listitem').filter({ hasText: 'Mar' })
  await expect(blocked).toContainText([/Mar 5, 2029.*Mar 9, 2029/, /Mar 20, 2029.*Mar 23, 2029/])
  await expect(blocked).toHaveCount(2)
})

/** A lender's page on which a block was freed that cannot be made again. */
async function freeForGood(browser: Browser, baseURL: string | undefined) {
  const { lender, listingId } = await newStay(baseURL ?? '', request)
  const own = await openAs(browser, lender, `/lend/dates/${listingId}`)
  await chooseDay(own, month, 'March 5, 2029')
  await own.getByRole('button', { name: 'Block these dates' }).click()
  await own.getByRole('button', { name: /^Free again/ }).click()
  await own
    .context()
    .route('**/api/rent/block/*', (route) => route.fulfill({ status: 409, json: refusal }))
  return own
}

test('dates that cannot be blocked again are told of, also when none are left', async ({
  browser,
  baseURL,
}) => {
  const own = await freeForGood(browser, baseURL)
  await expect(own.getByText('You have blocked no dates.')).toBeVisible()
  await own.getByRole('button', { name: 'Undo' }).click()
  await expect(own.getByRole('alert')).toHaveText(refusal.message)
})

test('dates that cannot be blocked again are told of on another page too', async ({
  browser,
  baseURL,
}) => {
  const own = await freeForGood(browser, baseURL)
  await own.getByRole('link', { name: 'Profile' }).click()
  await expect(own.getByRole('heading', { name: 'Profile' })).toBeVisible()
  await own.getByRole('button', { name: 'Undo' }).click()
  await expect(own.getByText(`Nothing has changed: ${refusal.message}`)).toBeVisible()
})

test('another hour of the start leaves the end alone', async ({ browser, baseURL }) => {
  const { lender, listingId } = await newStay(baseURL ?? '', request)
  const own = await openAs(browser, lender, `/lend/dates/${listingId}`)
  await chooseDay(own, month, 'March 5, 2029')
  await chooseDay(own, month, 'March 8, 2029')
  await hourOf(own, 'Start').selectOption('14')
  await own.getByRole('button', { name: 'Block these dates' }).click()
  await expect(own.getByText(/^Blocked: Mar 5, 2029, 2:00.*Mar 9, 2029/)).toBeVisible()
})

test('dates that begin today are blocked over the hour too', async ({ browser, baseURL }) => {
  const { lender, listingId } = await newStay(baseURL ?? '', request)
  const own = await openAs(browser, lender, '/profile')
  // Noon where the listing is: in the last hour of a day it would be over.
  await own.clock.install({ time: new Date().setUTCHours(5, 0, 0, 0) })
  await own.goto(`/lend/dates/${listingId}`)
  await own.getByRole('grid').locator('[aria-current=date]').click()
  const block = own.getByRole('button', { name: 'Block these dates' })
  await expect(block).toBeEnabled()
  await own.clock.fastForward('01:00:00')
  await expect(own.getByText('Please select correct dates.')).toHaveCount(0)
  await expect(block).toBeEnabled()
})

test('who cannot read which dates are taken is told, and may ask again', async ({
  browser,
  baseURL,
}) => {
  const { lender, listingId } = await newStay(baseURL ?? '', request)
  const own = await openAs(browser, lender, '/profile')
  const booked = '**/api/reserve/getbooked/*'
  await own.route(booked, (route) => route.fulfill({ status: 409, json: refusal }))
  await own.goto(`/lend/dates/${listingId}`)
  const failure = own.getByRole('alert')
  await expect(failure).toContainText('Could not get booked dates')
  await expect(failure.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('what is taken already is not blocked, also when it was taken meanwhile', async ({
  browser,
  baseURL,
}) => {
  const { lender, renter, listingId } = await newStay(baseURL ?? '', request)
  const own = await openAs(browser, lender, `/lend/dates/${listingId}`)
  await chooseDay(own, month, 'March 5, 2029')
  // Only what is on its way already can meet it: the page hears of a reservation at once.
  await own.context().route('**/api/rent/block/*', async (route) => {
    await renter.ask('POST', '/api/reserve/create', {
      RentId: listingId,
      DTFROM: '2029-03-05T05:00:00Z',
      DTTO: '2029-03-05T07:00:00Z',
      RentalPeriodId: 0,
      PeriodPrice: 90,
      CurrencyId: 1,
    })
    await route.continue()
  })
  const block = own.getByRole('button', { name: 'Block these dates' })
  await block.click()
  await expect(own.getByRole('alert')).toHaveText('Those dates are taken.')
  await own.reload()
  await chooseDay(own, month, 'March 5, 2029')
  await expect(own.getByText('Part of these dates is taken already.')).toBeVisible()
  await expect(block).toBeDisabled()
})

for (const [what, answer, said] of [
  ['are blocked', null, /^Blocked: Mar 5/],
  ['are not blocked', refusal, refusal.message],
] as const) {
  test(`that dates ${what} is told to who has chosen others meanwhile, which stay`, async ({
    browser,
    baseURL,
  }) => {
    const { lender, listingId } = await newStay(baseURL ?? '', request)
    const own = await openAs(browser, lender, `/lend/dates/${listingId}`)
    await chooseDay(own, month, 'March 5, 2029')
    const { opened, open } = closedGate()
    await own.context().route('**/api/rent/block/*', async (route) => {
      await opened
      if (!answer) return route.continue()
      return route.fulfill({ status: 409, json: answer })
    })
    await own.getByRole('button', { name: 'Block these dates' }).click()
    await own.getByRole('group', { name: 'Start' }).getByRole('button').click()
    await chooseDay(own, month, 'March 12, 2029')
    open()
    await expect(own.getByText(said)).toBeVisible()
    await expect(own.getByRole('group', { name: 'Start' })).toContainText('Mar 12, 2029')
  })
}

test('the dates of a listing are its lender’s alone to block', async ({
  browser,
  page,
  baseURL,
}) => {
  const { renter, listingId } = await newStay(baseURL ?? '', request)
  const others = await openAs(browser, renter, `/lend/dates/${listingId}`)
  await expect(others.getByRole('alert')).toHaveText('This listing is not yours.')
  await expect(others.getByRole('grid')).toHaveCount(0)
  await page.goto(`/lend/dates/${listingId}`)
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
})

test('a lender shares the dates of a listing, and takes the address back', async ({
  browser,
  request: anyone,
  baseURL,
}) => {
  const { lender, listingId } = await newStay(baseURL ?? '', request)
  const own = await openAs(browser, lender, `/lend/dates/${listingId}`)
  const share = own.getByRole('switch', { name: /^Share this listing's dates/ })
  await share.press(' ')
  const field = own.getByLabel("Address of this listing's calendar")
  const first = await field.inputValue()
  await expect(share).toBeFocused()
  const calendar = await (await anyone.get(first)).text()
  expect(calendar).toMatch(/^BEGIN:VCALENDAR/)
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(calendar).not.toContain('Rena')

  await own.getByRole('button', { name: 'New address' }).click()
  await own.getByRole('alertdialog').getByRole('button', { name: 'New address' }).click()
  await expect(own.getByText('The calendar has a new address')).toBeVisible()
  await expect(field).not.toHaveValue(first)
  expect((await anyone.get(first)).status()).toBe(404)
  const second = await field.inputValue()
  expect((await anyone.get(second)).status()).toBe(200)

  await share.press(' ')
  await expect(field).toHaveCount(0)
  expect((await anyone.get(second)).status()).toBe(404)
})

test.describe('an address of a calendar', () => {
  test.use({ expectedComplaint: /status of 422/ })

  test('that leads nowhere is refused with the reason', async ({ browser, baseURL }) => {
    const { lender, listingId } = await newStay(baseURL ?? '', request)
    const own = await openAs(browser, lender, `/lend/dates/${listingId}`)
    const field = own.getByLabel('Address of a calendar (iCal)')
    for (const [url, sentence] of [
      ['', 'Url is required.'],
      ['calendar', 'Please enter the https address of a calendar.'],
      ['https://127.0.0.1/calendar.ics', 'This address is not on the internet.'],
    ] as const) {
      await field.fill(url)
      await own.getByRole('button', { name: 'Read this calendar' }).click()
      await expect(field).toHaveAccessibleDescription(new RegExp(sentence))
      await expect(field).toHaveValue(url)
    }
  })
})

test('where a calendar is read, or is read no more, the focus stays', async ({
  browser,
  baseURL,
}) => {
  const { lender, listingId } = await newStay(baseURL ?? '', request)
  const own = await openAs(browser, lender, '/profile')
  const imported = {
    Url: 'https://other.example/a.ics',
    ReadOn: '2026-11-22T05:00:00Z',
    Fault: null,
    Ranges: [],
  }
  let isImported = false
  // No calendar of another site is in reach of the tests.
  await own.route(/\/api\/rent\/(calendars|importcalendar|unimportcalendar)\//, async (route) => {
    const path = route.request().url()
    if (!path.includes('/calendars/')) isImported = path.includes('/importcalendar/')
    const resObj = { ExportPath: null, Import: isImported ? imported : null, Conflicts: [] }
    await route.fulfill({ json: { success: true, message: '', resObj, errorCode: 0 } })
  })
  await own.goto(`/lend/dates/${listingId}`)
  const field = own.getByLabel('Address of a calendar (iCal)')
  await latePartsAreHere(own)
  await field.fill(imported.Url)
  await field.press('Enter')
  await expect(own.getByText('The calendar was read', { exact: true })).toBeVisible()
  await expect(own.locator(':focus')).toContainText('The calendar of other.example was read')

  await own.getByRole('button', { name: 'Remove this calendar' }).press('Enter')
  await own.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(field).toBeVisible()
  await expect(own.locator(':focus')).toContainText('Address of a calendar (iCal)')
})

test('dates that are taken on both sites stand above all, with what took them', async ({
  browser,
  baseURL,
}) => {
  const { id, lender, listingId } = await newStay(baseURL ?? '', request)
  const own = await openAs(browser, lender, '/profile')
  const week = { DTFROM: '2029-03-05T05:00:00Z', DTTO: '2029-03-12T05:00:00Z' }
  // No calendar of another site is in reach of the tests.
  await own.route(/\/api\/rent\/calendars\//, async (route) => {
    const answer = await route.fetch()
    const envelope = await answer.json()
    envelope.resObj = {
      ExportPath: null,
      Import: {
        Url: 'https://other.example/a.ics',
        ReadOn: '2026-11-22T05:00:00Z',
        Fault: 'away',
        Ranges: [],
      },
      Conflicts: [{ ...week, TakenBy: [{ ...week, Kind: 'reservation', Id: id }] }],
    }
    await route.fulfill({ response: answer, json: envelope })
  })
  await own.goto(`/lend/dates/${listingId}`)
  await expect(own.getByText('These dates are taken here and in the other calendar.')).toBeVisible()
  await expect(own.getByText('This calendar cannot be reached.')).toBeVisible()
  await expect(
    own.getByText(/The calendar of other\.example was read on Nov 22, 2026/),
  ).toBeVisible()
  await own.getByRole('link', { name: /^Reservation, Mar 5/ }).click()
  await expect(own).toHaveURL(new RegExp(`/reserve/lview/${id}$`))
})
