import type { Browser } from '@playwright/test'
import { hourMs } from '#contract/domain/durations.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { askForStay } from './ask-for-stay.ts'
import { newRequest } from './begun-stay.ts'
import { openAs } from './chat-people.ts'
import { chooseDay, hourOf } from './choose-stay.ts'
import { holdUp } from './hold-up.ts'
import { expect, test } from './test.ts'

const refusal = { success: false, message: 'Those dates are taken.', resObj: null, errorCode: 5 }

test('a lender blocks dates, which a renter finds taken, and frees them again', async ({
  browser,
  baseURL,
}) => {
  const { lender, renter, listingId, title } = await newRequest(baseURL)
  const own = await openAs(browser, lender, `/lend/dates/${listingId}`)
  await expect(own.getByRole('link', { name: title })).toBeVisible()
  await expect(own.getByText('You have blocked no dates.')).toBeVisible()
  await chooseDay(own, 'March 5, 2029')
  await chooseDay(own, 'March 8, 2029')
  await own.getByRole('button', { name: 'Block these dates' }).click()
  const blocked = own.getByRole('listitem').filter({ hasText: /Mar 5, 2029.*Mar 9, 2029/ })
  await expect(own.getByText(/^Blocked: Mar 5/)).toBeVisible()
  await expect(blocked).toBeVisible()

  const renters = await openAs(browser, renter, `/reserve/${listingId}`)
  const day = renters.getByRole('grid').getByRole('button', { name: 'March 6, 2029' })
  await chooseDay(renters, 'March 2, 2029')
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
  const { lender, listingId } = await newRequest(baseURL)
  const own = await openAs(browser, lender, `/lend/dates/${listingId}`)
  const cell = (day: string) => own.getByRole('gridcell', { name: day })
  const today = own.getByRole('grid').locator('[aria-current=date]')
  await today.click()
  await expect(today).toHaveAccessibleName(/start/)
  await expect(hourOf(own, 'End')).toHaveValue('0')
  await own.getByRole('group', { name: 'Start' }).getByRole('button').click()
  await chooseDay(own, 'March 5, 2029')
  await expect(hourOf(own, 'Start')).toHaveValue('0')
  await chooseDay(own, 'March 8, 2029')
  await expect(cell('March 8, 2029')).toHaveAttribute('aria-selected', 'true')
  await expect(cell('March 9, 2029')).toHaveAttribute('aria-selected', 'false')
  const block = own.getByRole('button', { name: 'Block these dates' })
  await block.click()
  await expect(own.getByText(/^Blocked: Mar 5/)).toBeVisible()
  await block.click({ force: true })

  await chooseDay(own, 'March 20, 2029')
  await chooseDay(own, 'March 22, 2029')
  // Another hour of the start leaves the end alone.
  await hourOf(own, 'Start').selectOption('14')
  await block.click()
  await expect(own.getByText(/^Blocked: Mar 20, 2029, 2:00.*Mar 23, 2029/)).toBeVisible()
  const blocked = own.getByRole('listitem').filter({ hasText: 'Mar' })
  await expect(blocked).toContainText([/Mar 5, 2029.*Mar 9, 2029/, /Mar 20, 2029.*Mar 23, 2029/])
  await expect(blocked).toHaveCount(2)
})

test('a page of dates that stays open keeps up with the day', async ({
  page,
  context,
  baseURL,
}) => {
  const { lender, listingId } = await newRequest(baseURL)
  await lender.enter(context)
  // Noon where the listing is: in the last hour of a day it would be over.
  await page.clock.install({ time: '2029-03-29T05:00:00Z' })
  await page.goto(`/lend/dates/${listingId}`)
  const block = page.getByRole('button', { name: 'Block these dates' })

  await test.step('Dates that begin today are blocked over the hour too', async () => {
    const today = page.getByRole('grid').locator('[aria-current=date]')
    await today.click()
    await expect(today).toHaveAccessibleName(/start/)
    await expect(block).toBeEnabled()
    await page.clock.fastForward('01:00:00')
    // What the hour changes is drawn by then.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    await expect(page.getByText('Please select correct dates.')).toHaveCount(0)
    await expect(block).toBeEnabled()
  })

  await test.step('A day that nobody has chosen is proposed anew when it is over', async () => {
    await page.reload()
    await expect(page.getByText('March 2029', { exact: true })).toBeVisible()
    await page.clock.fastForward('48:00:00')
    await expect(page.getByText('April 2029', { exact: true })).toBeVisible()
    await expect(page.getByText('Please select correct dates.')).toHaveCount(0)
    await block.click()
    await expect(page.getByText(/^Blocked: Apr 1, 2029.*Apr 2, 2029/)).toBeVisible()
  })
})

/** A lender's page on which a block was freed that cannot be made again. */
async function freeForGood(browser: Browser, baseURL: string | undefined) {
  const { lender, listingId } = await newRequest(baseURL)
  const own = await openAs(browser, lender, `/lend/dates/${listingId}`)
  await chooseDay(own, 'March 5, 2029')
  await own.getByRole('button', { name: 'Block these dates' }).click()
  await own.getByRole('button', { name: /^Free again/ }).click()
  await own
    .context()
    .route('**/api/rent/block/*', (route) => route.fulfill({ status: 409, json: refusal }))
  return own
}

test.describe('where the server refuses', () => {
  test.use({ expectedComplaint: /status of 409/ })

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
    // With the focus it stays, and afterwards its time begins anew.
    await own.getByRole('button', { name: 'Undo' }).focus()
    await own.getByRole('link', { name: 'Profile' }).dispatchEvent('click')
    await expect(own.getByRole('heading', { name: 'Profile' })).toBeVisible()
    await own.getByRole('button', { name: 'Undo' }).click()
    await expect(own.getByText(`Nothing has changed: ${refusal.message}`)).toBeVisible()
  })

  test('who cannot read which dates are taken is told, and may ask again', async ({
    page,
    context,
    baseURL,
  }) => {
    const { lender, listingId } = await newRequest(baseURL)
    await lender.enter(context)
    const booked = '**/api/reserve/getbooked/*'
    await page.route(booked, (route) => route.fulfill({ status: 409, json: refusal }))
    await page.goto(`/lend/dates/${listingId}`)
    const failure = page.getByRole('alert')
    await expect(failure).toContainText('Could not get booked dates')
    await expect(failure.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test('what is taken already is not blocked, also when it was taken meanwhile', async ({
    browser,
    baseURL,
  }) => {
    const { lender, renter, listingId } = await newRequest(baseURL)
    const own = await openAs(browser, lender, `/lend/dates/${listingId}`)
    await chooseDay(own, 'March 5, 2029')
    // Only what is on its way already can meet it: the page hears of a reservation at once.
    await own.context().route('**/api/rent/block/*', async (route) => {
      const fromMs = Date.UTC(2029, 2, 5, 5)
      await askForStay(renter, { RentId: listingId, fromMs, toMs: fromMs + 2 * hourMs })
      await route.continue()
    })
    const block = own.getByRole('button', { name: 'Block these dates' })
    await block.click()
    await expect(own.getByRole('alert')).toHaveText('Those dates are taken.')
    await own.reload()
    await chooseDay(own, 'March 5, 2029')
    await expect(own.getByText('Part of these dates is taken already.')).toBeVisible()
    await expect(block).toBeDisabled()
  })

  test('whether dates are blocked is told to who has chosen others meanwhile, which stay', async ({
    browser,
    baseURL,
  }) => {
    const { lender, listingId } = await newRequest(baseURL)
    const own = await openAs(browser, lender, `/lend/dates/${listingId}`)
    const start = own.getByRole('group', { name: 'Start' })
    const blockAndChoose = async (next: string) => {
      await own.getByRole('button', { name: 'Block these dates' }).click()
      await start.getByRole('button').click()
      await chooseDay(own, next)
    }
    await chooseDay(own, 'March 5, 2029')

    const release = await holdUp(own, '**/api/rent/block/*')
    await blockAndChoose('March 12, 2029')
    release()
    await expect(own.getByText(/^Blocked: Mar 5/)).toBeVisible()
    await expect(start).toContainText('Mar 12, 2029')

    const { opened, open } = closedGate()
    await own.route('**/api/rent/block/*', async (route) => {
      await opened
      await route.fulfill({ status: 409, json: refusal })
    })
    await blockAndChoose('March 20, 2029')
    open()
    await expect(own.getByText(refusal.message)).toBeVisible()
    await expect(start).toContainText('Mar 20, 2029')
  })
})

test.describe('the dates of a listing', () => {
  test.use({ expectedComplaint: /status of 403/ })

  test('are its lender’s alone to block', async ({ browser, page, baseURL }) => {
    const { renter, listingId } = await newRequest(baseURL)
    const others = await openAs(browser, renter, `/lend/dates/${listingId}`)
    await expect(others.getByRole('alert')).toHaveText('This listing is not yours.')
    await expect(others.getByRole('grid')).toHaveCount(0)
    await page.goto(`/lend/dates/${listingId}`)
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  })
})
