import type { Page } from '@playwright/test'
import { newStay } from './begun-stay.ts'
import { expectAccessible } from './is-accessible.ts'
import { keptQueries } from './kept-queries.ts'
import { expect, test } from './test.ts'
import { workerIsReady } from './worker-is-ready.ts'

const formOf = (id: number, side: 'view' | 'lview' = 'view') => `/reserve/${side}/${id}?tab=user`
const stars = (page: Page, about: string, count: number) =>
  page.getByRole('group', { name: `Stars for ${about}` }).getByRole('radio', {
    name: `${count} of 5 stars`,
  })
const post = (page: Page) => page.getByRole('button', { name: 'Post review' })
const ownReview = (page: Page) => page.getByRole('heading', { name: 'Your review' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('a renter reviews listing and person by keyboard, and finds it on the listing with its average', async ({
  baseURL,
  page,
  context,
}) => {
  const stay = await newStay(baseURL!)
  await stay.renter.enter(context)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/profile')
  await page.getByRole('tab', { name: /Your Reservations/ }).click()
  await page.getByRole('link', { name: 'Leave Review' }).click()
  await expect(page.getByRole('tab', { name: 'User' })).toHaveAttribute('aria-selected', 'true')

  await expect(stars(page, 'the listing', 5)).toBeChecked()
  await expect(stars(page, 'Lena', 5)).toBeChecked()
  await stars(page, 'the listing', 5).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(stars(page, 'the listing', 4)).toBeChecked()
  await page.getByLabel('About the listing (optional)').fill('Bright rooms.')
  await page.getByLabel('About Lena (optional)').fill('Quick to answer.')
  await post(page).click()

  await expect(title(page)).toHaveText(stay.title)
  const main = page.getByRole('main')
  await expect(main.getByText('Bright rooms.')).toBeVisible()
  await expect(main.getByText('Quick to answer.')).toHaveCount(0)
  await expect(main.getByRole('img', { name: '4.0 of 5 stars, 1 review' }).first()).toBeVisible()
  await expect(main.getByRole('img', { name: '5.0 of 5 stars, 1 review' })).toBeVisible()

  await page.goto(`/user/${stay.lender.id}`)
  await expect(main.getByText('Quick to answer.')).toBeVisible()
  await expect(main.getByRole('img', { name: '5.0 of 5 stars, 1 review' }).first()).toBeVisible()
  const card = main.getByRole('article').filter({ hasText: stay.title })
  await expect(card.getByRole('img', { name: '4.0 of 5 stars, 1 review' })).toBeVisible()

  await page.goto(formOf(stay.id))
  await expect(ownReview(page)).toBeVisible()
  await expect(page.getByText('Bright rooms.')).toBeVisible()
  await expect(post(page)).toHaveCount(0)
  await test.step('what was posted is accessible', () => expectAccessible(page))

  await page.goto('/profile')
  await page.getByRole('tab', { name: /Your Reservations/ }).click()
  await expect(page.getByRole('link', { name: 'Leave Review' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Your review' }).click()
  await expect(ownReview(page)).toBeVisible()
})

test('a lender reviews the renter alone, and finds it on the public page', async ({
  baseURL,
  page,
  context,
}) => {
  const stay = await newStay(baseURL!)
  await stay.lender.enter(context)
  await page.goto('/profile')
  await page.getByRole('tab', { name: /Incoming Reservations/ }).click()
  await page.getByRole('link', { name: 'Leave Review' }).click()
  await expect(stars(page, 'Rena', 5)).toBeChecked()
  await expect(stars(page, 'the listing', 5)).toHaveCount(0)
  await stars(page, 'Rena', 3).check()
  await page.getByLabel('About Rena (optional)').fill('Left late.')
  await post(page).click()
  await expect(title(page)).toHaveText('Rena')
  await expect(page).toHaveURL(`/user/${stay.renter.id}`)
  await expect(page.getByText('Left late.')).toBeVisible()
  await expect(page.getByRole('img', { name: '3.0 of 5 stars, 1 review' }).first()).toBeVisible()
})

test('before the stay has begun there are words instead of the form, which comes when it begins', async ({
  baseURL,
  page,
  context,
}) => {
  const stay = await newStay(baseURL!, { startsInHours: 3 })
  await stay.renter.enter(context)
  await page.clock.install()
  await page.goto('/profile')
  await page.getByRole('tab', { name: /Your Reservations/ }).click()
  await expect(page.getByRole('button', { name: 'Leave Review' })).toBeDisabled()
  await expect(page.getByText('Once the rental has begun')).toBeVisible()
  await page.goto(formOf(stay.id))
  await expect(
    page.getByText(/^You can leave a review once the rental has begun, on .+\.$/),
  ).toBeVisible()
  await expect(post(page)).toHaveCount(0)
  await page.clock.fastForward('03:00:00')
  await expect(post(page)).toBeVisible()
})

test('a stay that the lender cancels when it has begun is reviewed by the renter alone', async ({
  baseURL,
  page,
  context,
  browser,
}) => {
  const stay = await newStay(baseURL!)
  await stay.lender.ask('POST', `/api/reserve/edit/${stay.id}`, { Status: 'cancelled' })
  await stay.lender.enter(context)
  await page.goto(formOf(stay.id, 'lview'))
  await expect(page.getByText('You cancelled this rental, so you cannot review it.')).toBeVisible()
  await page.goto('/profile')
  await page.getByRole('tab', { name: /Incoming Reservations/ }).click()
  await expect(page.getByText('You cancelled it', { exact: true })).toBeVisible()

  const renterContext = await browser.newContext()
  await stay.renter.enter(renterContext)
  const renters = await renterContext.newPage()
  await renters.goto('/profile')
  await renters.getByRole('tab', { name: /Your Reservations/ }).click()
  await renters.getByRole('link', { name: 'Leave Review' }).click()
  await post(renters).click()
  await expect(title(renters)).toHaveText(stay.title)
})

test.describe('a review that is not posted yet', () => {
  test.use({ expectedComplaint: /status of 409/ })

  test('outlives a reload, tells its length near the limit, and makes room for one from another device', async ({
    baseURL,
    page,
    context,
  }) => {
    // Of the other device it hears only when it posts.
    await page.route('**/api/events', () => undefined)
    const stay = await newStay(baseURL!)
    await stay.renter.enter(context)
    await page.goto(formOf(stay.id))
    await stars(page, 'the listing', 2).check()
    const text = page.getByLabel('About the listing (optional)')
    await text.fill('Dark rooms.')
    await page.reload()
    await expect(text).toHaveValue('Dark rooms.')
    await expect(stars(page, 'the listing', 2)).toBeChecked()
    await text.fill('x'.repeat(3990))
    await expect(page.getByText('10 characters left').first()).toBeVisible()

    await text.fill('On second thought.')
    await stay.renter.ask('POST', '/api/reserve/reviewrenter', {
      reservationId: stay.id,
      reviewItem: 'The first thought.',
    })
    await post(page).click()
    await expect(ownReview(page)).toBeVisible()
    await expect(page.getByText('The first thought.')).toBeVisible()
  })
})

test.describe('without a connection', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|NetworkError/,
  })

  const toReview = async (page: Page, id: number) => {
    await page.goto(formOf(id))
    await expect(post(page)).toBeVisible()
    await workerIsReady(page)
    await expect.poll(() => keptQueries(page)).toContain(`["reservations",${id}]`)
    await expect.poll(() => keptQueries(page)).toContain(`["reservations",${id},"reviews"]`)
  }
  const countOf = async ({ renter, listingId }: Awaited<ReturnType<typeof newStay>>) =>
    (await renter.ask<{ Reviews: number }>('GET', `/api/rent/get/${listingId}`)).Reviews

  test('a review waits on the form, may be discarded for another, and leads to the listing once it is sent', async ({
    baseURL,
    page,
    context,
  }) => {
    const stay = await newStay(baseURL!)
    await stay.renter.enter(context)
    await toReview(page, stay.id)
    await context.setOffline(true)
    const text = page.getByLabel('About the listing (optional)')
    await text.fill('Dark rooms.')
    await post(page).click()
    await expect(ownReview(page)).toBeVisible()
    await expect(page.getByText('Dark rooms.')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await expect(text).toHaveValue('')

    await stars(page, 'the listing', 2).check()
    await text.fill('Bright rooms.')
    await post(page).click()
    await expect(ownReview(page)).toBeVisible()
    await expect(page.getByText('Bright rooms.')).toBeVisible()
    await expect(page.getByText('Sent once there is a connection')).toBeVisible()
    expect(await countOf(stay)).toBe(0)
    await context.setOffline(false)
    await expect(title(page)).toHaveText(stay.title)
    await expect(page.getByText('Bright rooms.')).toBeVisible()
    await expect(page.getByText('Dark rooms.')).toHaveCount(0)
    await expect(page.getByRole('img', { name: '2.0 of 5 stars, 1 review' }).first()).toBeVisible()
  })

  test('a review is among what is not sent, is sent once, and leads nobody away who has left', async ({
    baseURL,
    page,
    context,
  }) => {
    const stay = await newStay(baseURL!)
    await stay.renter.enter(context)
    await toReview(page, stay.id)
    await context.setOffline(true)
    await page.getByLabel('About the listing (optional)').fill('Dark rooms.')
    await page.getByLabel('About Lena (optional)').fill('Hard to reach.')
    await post(page).click()
    await expect(ownReview(page)).toBeVisible()
    await page.getByRole('link', { name: '1 not sent' }).click()
    const line = page.getByRole('main').getByRole('listitem')
    await expect(line).toContainText(stay.title)
    await expect(line).toContainText('Hard to reach.')
    await page.reload()
    await expect(line).toContainText('Dark rooms.')
    await context.setOffline(false)
    await expect(page.getByText('Everything is sent.')).toBeVisible()
    await expect(page).toHaveURL('/unsent')
    expect(await countOf(stay)).toBe(1)

    await page.goto(formOf(stay.id))
    await expect(page.getByText(/^Posted on /)).toBeVisible()
    await expect(page.getByText('Hard to reach.').first()).toBeVisible()
  })
})
