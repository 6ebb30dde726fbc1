import { newStay } from './begun-stay.ts'
import { openAs } from './chat-people.ts'
import { chooseDay } from './choose-stay.ts'
import { expect, test } from './test.ts'

test.use({ expectedComplaint: /status of 40[39]/ })

const month = 'March 2029'
const request = { startsInHours: 48, needsApproval: true }

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
  const blocked = own.getByRole('listitem').filter({ hasText: /Mar 5, 2029.*Mar 8, 2029/ })
  await expect(own.getByText(/^Blocked: Mar 5/)).toBeVisible()
  await expect(blocked).toBeVisible()

  const renters = await openAs(browser, renter, `/reserve/${listingId}`)
  const day = renters.getByRole('grid').getByRole('button', { name: 'March 6, 2029' })
  await chooseDay(renters, month, 'March 2, 2029')
  await expect(day).toHaveAccessibleName(/taken/)
  await expect(day).toBeDisabled()

  await blocked.getByRole('button', { name: /^Free again/ }).click()
  await expect(blocked).toHaveCount(0)
  await own.getByRole('button', { name: 'Undo' }).click()
  await blocked.getByRole('button', { name: /^Free again/ }).click()
  await expect(own.getByText('You have blocked no dates.')).toBeVisible()
  const booked = await renter.ask<unknown[]>('GET', `/api/reserve/getbooked/${listingId}`)
  expect(booked).toHaveLength(1)
})

test('what is taken already is not blocked, also when it was taken meanwhile', async ({
  browser,
  baseURL,
}) => {
  const { lender, renter, listingId } = await newStay(baseURL ?? '', request)
  const own = await openAs(browser, lender, `/lend/dates/${listingId}`)
  await chooseDay(own, month, 'March 5, 2029')
  await renter.ask('POST', '/api/reserve/create', {
    RentId: listingId,
    DTFROM: '2029-03-05T05:00:00Z',
    DTTO: '2029-03-05T07:00:00Z',
    RentalPeriodId: 0,
    PeriodPrice: 90,
    CurrencyId: 1,
  })
  const block = own.getByRole('button', { name: 'Block these dates' })
  await block.click()
  await expect(own.getByRole('alert')).toHaveText('Those dates are taken.')
  await own.reload()
  await chooseDay(own, month, 'March 5, 2029')
  await expect(own.getByText('Part of these dates is taken already.')).toBeVisible()
  await expect(block).toBeDisabled()
})

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
