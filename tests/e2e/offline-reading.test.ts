import type { Page } from '@playwright/test'
import { readTimeMs } from '#contract/limits.ts'
import { accountOf } from '#server/demo/accounts.ts'
import { test } from './behind-proxy.ts'
import { keptQueries } from './kept-queries.ts'
import { newPost } from './lenders.ts'
import { logIn, logOut } from './people.ts'
import { expect } from './test.ts'
import { followRequests } from './when-quiet.ts'
import { workerIsReady } from './worker-is-ready.ts'

test.use({
  serviceWorkers: 'allow',
  expectedComplaint:
    /ERR_EMPTY_RESPONSE|ERR_FAILED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_INTERNET_DISCONNECTED|^NetworkError/,
})

const pattaya = '/rent?lat=12.9276&lng=100.8771&zoom=13&mode=list'

test.describe('with the server gone', () => {
  test('a member reads what was seen: results, a listing, own things, a conversation', async ({
    browser,
    network,
  }) => {
    const context = await browser.newContext({ baseURL: network.url })
    const page = await context.newPage()
    await logIn(page, accountOf('renter'))
    await workerIsReady(page)
    await expect(page.getByRole('tab', { name: /Your Reservations/ })).not.toContainText('...')

    await page.goto(pattaya)
    const cards = page.getByRole('article')
    await expect(cards.first()).toBeVisible()
    const title = await cards.first().getByRole('heading').innerText()
    await cards.first().getByRole('heading').click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const listing = page.url()
    // Its card was here before its page.
    const id = new URL(listing).pathname.split('/').at(-1)
    await expect.poll(() => keptQueries(page)).toContain(`["listing",${id}]`)

    const whenQuiet = followRequests(page)
    await page.goto('/chats')
    const conversations = page.getByRole('main').getByRole('listitem')
    await conversations.first().getByRole('link').first().click()
    const field = page.getByRole('textbox', { name: 'Message' })
    await expect(field).toBeVisible()
    const conversation = page.url()
    const last = page.getByRole('main').getByRole('listitem').last()
    await expect(last).toBeVisible()
    // What can be done about a reservation comes after it.
    await whenQuiet()
    const words = (await last.textContent()) ?? ''

    network.goAway()

    await page.goto(pattaya)
    await expect(cards.first()).toBeVisible()
    const notice = page.getByRole('main').getByText('those that this device has seen')
    await expect(notice).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    const view = await page.getByRole('radiogroup', { name: 'View' }).boundingBox()
    const age = await page.getByText(/^On this device, the oldest/).boundingBox()
    expect(age?.y).toBeGreaterThanOrEqual((view?.y ?? 0) + (view?.height ?? 0))
    // In another currency than theirs, of which nothing was asked before.
    await page.goto(`${pattaya}&daily=..9999&currency=USD&sort=price`)
    await expect(notice).toBeVisible()
    await expect(cards.first()).toBeVisible()
    await page.goto(listing)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(
      page.getByRole('main').getByText(/What you see here was read .*(ago|this minute)/),
    ).toBeVisible()
    // It is another one each minute, and what is read out is read out again as a whole.
    const readOut = page.getByRole('main').getByRole('status').filter({ hasText: 'readable' })
    await expect(readOut).toHaveText(/^Staylend cannot be reached .* once there is a connection\.$/)
    await page.goto('/profile')
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
    await expect(page.getByRole('tab', { name: /Your Reservations/ })).not.toContainText('...')
    await page.goto(conversation)
    await expect(field).toBeVisible()
    await expect(last).toHaveText(words)
    // A listing that was seen in a list alone.
    await page.goto(pattaya)
    const other = String(await cards.nth(2).getByRole('heading').textContent())
    await cards.nth(2).getByRole('link', { name: other }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible()
    await page.goto('/chats')
    await expect(conversations.first()).toBeVisible()
    await context.close()
  })

  test('nobody reads what another user of this device has read', async ({ browser, network }) => {
    const context = await browser.newContext({ baseURL: network.url })
    const page = await context.newPage()
    await logIn(page, accountOf('renter'))
    await workerIsReady(page)
    await page.goto('/chats')
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click()
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
    const conversation = page.url()
    await logOut(page)
    await logIn(page, accountOf('lender'))

    network.goAway()

    await page.goto(conversation)
    await expect(page.getByRole('heading', { name: 'Not available offline' })).toBeVisible()
    await context.close()
  })
})

/** Once it is kept, nobody has seen any listing on this device. */
async function forgetSeen(page: Page): Promise<void> {
  await expect.poll(() => keptQueries(page)).toContainEqual(expect.stringContaining('["search"'))
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('staylend-listings')
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('listings', 'readwrite')
          transaction.objectStore('listings').clear()
          transaction.addEventListener('complete', resolve)
        })
      }),
  )
}

test.describe('on a connection that is stuck', () => {
  test.use({ serviceWorkers: 'block' })

  test('a page that does not come can be asked for again', async ({ page }) => {
    await page.clock.install()
    let isHanging = true
    await page.route('**/api/rent/get/*', (route) => (isHanging ? undefined : route.continue()))
    await page.goto('/rent?lat=12.9276&lng=100.8771&zoom=13&mode=list')
    await page.getByRole('article').first().waitFor()
    await forgetSeen(page)
    await page.getByRole('article').first().getByRole('heading').click()
    await expect(page.getByText('Please wait...')).toBeVisible()
    await page.clock.fastForward(readTimeMs)
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    isHanging = false
    await again.click()
    await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible()
  })
})

test('what was only looked at can be removed from the device', async ({ page }) => {
  await page.goto('/rent?lat=12.9276&lng=100.8771&zoom=13&mode=list')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(() => keptQueries(page)).toContainEqual(expect.stringContaining('["search"'))
  await page.goto('/storage')
  const seen = page.getByRole('definition').first()
  await expect(seen).not.toHaveText('0')
  await page.getByRole('button', { name: 'Remove what was only looked at' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('is gone from this device')).toBeVisible()
  await expect(seen).toHaveText('0')
})

test('a device that was not emptied says so, and is asked again', async ({ page }) => {
  await page.goto('/rent?lat=12.9276&lng=100.8771&zoom=13&mode=list')
  await expect(page.getByRole('article').first()).toBeVisible()
  await workerIsReady(page)
  const pictures = () =>
    page.evaluate(async () => (await (await caches.open('pictures')).keys()).length)
  await page.reload()
  await expect.poll(pictures).toBeGreaterThan(0)
  await page.goto('/storage')
  const disk = await page.evaluateHandle(() => {
    const remove = Cache.prototype.delete
    Cache.prototype.delete = () => Promise.reject(new DOMException('No answer.', 'UnknownError'))
    return { answer: () => (Cache.prototype.delete = remove) }
  })
  await page.getByRole('button', { name: 'Remove what was only looked at' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(question.getByText('This device could not remove it.')).toBeVisible()
  await disk.evaluate(({ answer }) => void answer())
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('is gone from this device')).toBeVisible()
  expect(await pictures()).toBe(0)
})

test('what is removed is not missing from what belongs to somebody', async ({
  page,
  context,
  baseURL,
}) => {
  const { title, lender } = await newPost(baseURL)
  await lender.enter(context)
  await page.goto('/profile')
  await expect(page.getByText(title)).toBeVisible()
  await expect
    .poll(() => keptQueries(page))
    .toContainEqual(expect.stringContaining('["own-listings"'))
  await page.goto('/storage')
  await page.getByRole('button', { name: 'Remove what was only looked at' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('is gone from this device')).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText(title)).toBeVisible()
})
