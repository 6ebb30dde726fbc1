import { dayMs } from '#contract/domain/durations.ts'
import { askForStay } from './ask-for-stay.ts'
import { newStay } from './begun-stay.ts'
import { chooseStay } from './choose-stay.ts'
import { endSession } from './end-session.ts'
import { newPost } from './lenders.ts'
import { newPerson } from './person.ts'
import { serverIsAway } from './server-is-away.ts'
import { expect, test } from './test.ts'

/** A place by the day and after approval, where somebody stays for four days of the next month. */
async function placeWithTakenDays(baseURL: string) {
  const post = await newPost(baseURL, { isComplete: true })
  await post.activate()
  const guest = await newPerson(baseURL, 'First')
  const now = new Date()
  const fromMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 10, 3)
  const { Id } = await askForStay(guest, {
    RentId: post.id,
    fromMs,
    toMs: fromMs + 4 * dayMs,
    RentalPeriodId: 1,
    PeriodPrice: 900,
  })
  await post.lender.ask('POST', `/api/reserve/edit/${Id}`, { Status: 'confirmed' })
  return post
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a renter sees taken dates, takes what is free, reserves, and cancels after being asked', async ({
    page,
    context,
    baseURL,
  }) => {
    const place = await placeWithTakenDays(baseURL!)
    await (await newPerson(baseURL!, 'Tam')).enter(context)
    await page.goto(`/reserve/${place.id}`)
    await expect(page.getByRole('heading', { name: `Reserve ${place.title}` })).toBeVisible()
    const button = page.getByRole('button', { name: 'Request to reserve' })
    await expect(button).toBeInViewport()

    const calendar = page.getByRole('grid')
    const turn = page.getByRole('button', { name: 'Next month' })
    const takenDay = calendar.getByRole('button', { name: /, taken$/ }).first()
    await expect(async () => {
      if ((await takenDay.count()) === 0) await turn.tap()
      await expect(takenDay).toBeVisible({ timeout: 100 })
    }).toPass({ intervals: [0] })
    await expect(takenDay).toBeDisabled()
    await calendar
      .getByRole('button', { name: /, partly taken$/ })
      .first()
      .tap()
    await page.getByRole('group', { name: 'End' }).getByRole('button').tap()
    await calendar
      .getByRole('button', { name: /, partly taken$/ })
      .last()
      .tap()
    await page.getByRole('group', { name: 'End' }).getByLabel('Hour').selectOption('23')
    await expect(page.getByText('Those dates are taken.')).toBeVisible()
    await expect(button).toBeDisabled()

    await page.getByRole('button', { name: /^Come later/ }).tap()
    await expect(page.getByText('Those dates are taken.')).toHaveCount(0)
    const sum = page.getByRole('status', { name: 'Sum' })
    await expect(sum).toBeInViewport()
    const chosen = await sum.innerText()
    await page.reload()
    await expect(sum).toHaveText(chosen)
    await button.tap()
    await expect(page.getByRole('heading', { name: `Reservation of ${place.title}` })).toBeVisible()

    await page.getByRole('button', { name: 'Cancel reservation' }).tap()
    const question = page.getByRole('alertdialog', { name: 'Cancel this reservation?' })
    await question.getByRole('button', { name: 'Keep it' }).tap()
    await expect(question).toHaveCount(0)
    await expect(page.getByText('Requested', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel reservation' }).tap()
    await question.getByRole('textbox').fill('My flight was moved.')
    await question.getByRole('button', { name: 'Cancel reservation' }).tap()
    await expect(question).toHaveCount(0)
    await expect(page.getByText('Cancelled by Tam')).toBeVisible()
    await expect(page.getByText('My flight was moved.')).toBeVisible()
  })
})

test.describe('when somebody is faster', () => {
  test.use({ expectedComplaint: /status of 409/ })

  test('the page says so, and shows what is free now', async ({ baseURL, page, context }) => {
    const { listingId, renter, reserve } = await newStay(baseURL!, { startsInHours: 48 })
    await renter.enter(context)
    // It would hear that they are taken.
    await page.route('**/api/events', () => undefined)
    await page.goto(`/reserve/${listingId}`)
    await expect(page.getByRole('status', { name: 'Sum' })).toHaveText(/^7 hours × /)
    await reserve(await newPerson(baseURL!, 'Fast'), 1)
    await page.getByRole('button', { name: 'Reserve', exact: true }).click()
    await expect(page.getByText(/Somebody was faster/)).toBeVisible()
    await page.getByRole('button', { name: /^Come later/ }).click()
    await page.getByRole('button', { name: 'Reserve', exact: true }).click()
    await expect(page.getByRole('heading', { name: /^Reservation of/ })).toBeVisible()
  })
})

test.describe('when the price has changed meanwhile', () => {
  test.use({ expectedComplaint: /status of 409/ })

  test('the page says what it is now, and reserves at that', async ({ baseURL, page, context }) => {
    const { listingId, renter, changePrice } = await newStay(baseURL!, { startsInHours: 48 })
    await renter.enter(context)
    await page.goto(`/reserve/${listingId}`)
    await expect(page.getByRole('tab')).toHaveText(['Reservation', 'Original Listing'])
    const sum = page.getByRole('status', { name: 'Sum' })
    await expect(sum).toHaveText('7 hours × THB 90.00 = THB 630.00')
    await changePrice(95.5)
    await page.getByRole('button', { name: 'Reserve', exact: true }).click()
    await expect(page.getByText(/The price has changed\. It is THB.95\.50 now/)).toBeVisible()
    await expect(sum).toHaveText('7 hours × THB 95.50 = THB 668.50')
    await page.getByRole('button', { name: 'Reserve', exact: true }).click()
    await expect(page.getByRole('heading', { name: /^Reservation of/ })).toBeVisible()
    await expect(sum).toHaveText('7 hours × THB 95.50 = THB 668.50')
  })
})

test.describe('when the taken dates cannot be read', () => {
  test.use({ expectedComplaint: /status of 503/ })

  test('the page says so, and shows them once they can', async ({ baseURL, page, context }) => {
    const { listingId, renter } = await newStay(baseURL!)
    await renter.enter(context)
    const call = '**/api/reserve/getbooked/*'
    await page.route(call, (route) => route.fulfill(serverIsAway))
    await page.goto(`/reserve/${listingId}`)
    const failure = page.getByRole('alert').filter({ hasText: 'Could not get booked dates' })
    await expect(failure).toContainText('Could not get booked dates. Please try again soon.')
    await page.unroute(call)
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(failure).toHaveCount(0)
    await expect(page.getByText('Those dates are taken.')).toBeVisible()
  })
})

test.describe('when the session has ended', () => {
  test.use({ expectedComplaint: /status of 401/ })

  test('what was asked for is reserved after the login', async ({ baseURL, page, context }) => {
    const { listingId, renter } = await newStay(baseURL!, { startsInHours: 48 })
    await renter.enter(context)
    await page.goto(`/reserve/${listingId}`)
    await expect(page.getByRole('heading', { name: /^Reserve/ })).toBeVisible()
    const nextYear = String(new Date().getFullYear() + 1)
    const stay = { from: `June 4, ${nextYear}`, to: `June 6, ${nextYear}`, hour: '10' }
    await chooseStay(page, stay)
    const askAgain = await endSession(page, '/api/reserve/create')
    await page.getByRole('button', { name: 'Reserve', exact: true }).click()

    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    await askAgain()
    await page.getByLabel('Email').fill(renter.email)
    await page.getByLabel('Password').fill('a-good-password')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('heading', { name: /^Reservation of/ })).toBeVisible()
    await expect(page.getByRole('status', { name: 'Sum' })).toHaveText(/^48 hours × /)
  })
})
