import type { Page } from '@playwright/test'
import { accountOf } from '#server/demo/accounts.ts'
import { latePartsAreHere } from './late-parts-are-here.ts'
import { newPost } from './lenders.ts'
import { logIn } from './people.ts'
import { serverIsAway } from './server-is-away.ts'
import { expect, test } from './test.ts'

test.describe('the link to a post', () => {
  test.use({ permissions: ['clipboard-write'] })

  const share = (page: Page) => page.getByRole('button', { name: 'Share', exact: true })
  /** What a paste brings on a page elsewhere: the site itself may not read the clipboard. */
  const copied = async (page: Page) => {
    const elsewhere = await page.context().newPage()
    await elsewhere.setContent('<textarea></textarea>')
    const field = elsewhere.getByRole('textbox')
    await field.press('ControlOrMeta+V')
    const text = await field.inputValue()
    await elsewhere.close()
    return text
  }
  const shareFailing = (page: Page, failure: string | null) =>
    page.addInitScript((name) => {
      const shared: ShareData[] = []
      Object.assign(window, { shared })
      navigator.share = async (data = {}) => {
        if (name) throw new DOMException('', name)
        shared.push(data)
      }
    }, failure)

  test('is copied, without what else stands in the address', async ({ page, baseURL }) => {
    await page.goto('/rentitem/1?from=mail')
    await page.getByRole('button', { name: 'copy the link to this post' }).click()
    await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
    expect(await copied(page)).toBe(`${baseURL}/rentitem/1`)
    await expect(share(page)).toHaveCount(0)
  })

  test('is handed to what the device shares with', async ({ page, baseURL }) => {
    await shareFailing(page, null)
    await page.goto('/rentitem/1')
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await share(page).click()
    const shared = () => page.evaluate(() => (window as unknown as { shared: unknown }).shared)
    await expect.poll(shared).toEqual([{ title, url: `${baseURL}/rentitem/1` }])
  })

  test('that cannot be copied says so', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
    await page.goto('/rentitem/1')
    await page.getByRole('button', { name: 'copy the link to this post' }).click()
    await expect(page.getByText('Failed to copy')).toBeVisible()
  })

  test('is copied where sharing fails, and only there', async ({ page, baseURL }) => {
    await shareFailing(page, 'NotAllowedError')
    await page.goto('/rentitem/1')
    await share(page).click()
    await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
    expect(await copied(page)).toBe(`${baseURL}/rentitem/1`)

    await page.evaluate(() => navigator.clipboard.writeText('before'))
    await shareFailing(page, 'AbortError')
    await page.goto('/rentitem/1')
    await share(page).click()
    await expect(share(page)).toBeEnabled()
    expect(await copied(page)).toBe('before')
  })
})

test('a maps service opens at the place of a listing', async ({ page }) => {
  const answer = await page.request.get('/api/rent/get/1')
  const { Lat, Lon } = (await answer.json()).resObj
  await page.goto('/rentitem/1')
  await expect(page.getByRole('link', { name: 'Open in a maps service' })).toHaveAttribute(
    'href',
    `https://www.openstreetmap.org/?mlat=${Lat}&mlon=${Lon}#map=15/${Lat}/${Lon}`,
  )
})

test.describe('what can be done with a listing', () => {
  const ownListing = async (page: Page, isActive: boolean) => {
    const answer = await page.request.get('/api/rent/getmine')
    const own: { Id: number; IsActive: number }[] = (await answer.json()).resObj
    const found = own.find(({ IsActive }) => Boolean(IsActive) === isActive)
    if (!found) throw new Error('The printed lender has listings of both kinds')
    return found.Id
  }
  const main = (page: Page) => page.getByRole('main')

  test('is for its owner to edit it, and it says that it is not active', async ({ page }) => {
    await logIn(page, accountOf('lender'))
    await page.goto(`/rentitem/${await ownListing(page, false)}`)
    await expect(page.getByText('This is your post')).toBeVisible()
    await expect(page.getByText('This listing is not currently active.')).toBeVisible()

    const active = await ownListing(page, true)
    await page.goto(`/rentitem/${active}`)
    await expect(page.getByText('This is your post')).toBeVisible()
    await expect(page.getByText('This listing is not currently active.')).toHaveCount(0)
    await expect(main(page).getByRole('link', { name: 'Reserve' })).toHaveCount(0)
    await main(page).getByRole('link', { name: 'Edit' }).click()
    await expect(page).toHaveURL(new RegExp(`/review/${active}$`))
    await expect(page.getByRole('heading', { name: 'Review and manage your post' })).toBeVisible()

    await page.goto(`/reserve/${active}`)
    await expect(page.getByText('This is your own item.')).toBeVisible()
    await expect(page.getByRole('grid')).toHaveCount(0)
    await page.getByRole('tab', { name: 'Original Listing' }).click()
    await expect(page.getByRole('table', { name: 'Prices' })).toBeVisible()
  })

  test('is for a stranger to chat and reserve while it is active', async ({ page, browser }) => {
    const owner = await browser.newPage()
    await logIn(owner, accountOf('lender'))
    const [active, inactive] = [await ownListing(owner, true), await ownListing(owner, false)]
    await owner.close()

    await page.goto(`/rentitem/${active}`)
    await expect(main(page).getByRole('link', { name: 'Chat' })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Reserve' })).toBeVisible()
    await page.goto(`/rentitem/${inactive}`)
    await expect(page.getByText('This listing is not currently active.')).toBeVisible()
    await expect(page.getByText('This is your post')).toHaveCount(0)
    await expect(main(page).getByRole('link', { name: 'Reserve' })).toHaveCount(0)
  })
})

test.describe('reviews that cannot be read', () => {
  test.use({ expectedComplaint: /status of 503/ })

  test('are told of, and read again', async ({ page, baseURL }) => {
    const post = await newPost(baseURL, { isComplete: true })
    await post.activate()
    const path = `**/api/reserve/itemreviews/${post.id}`
    await page.route(path, (route) => route.fulfill(serverIsAway))
    await page.goto(`/user/${post.lender.id}`)
    await page.getByRole('link', { name: post.title }).first().click()
    await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible()
    const failure = page.getByRole('alert')
    await expect(failure).toContainText('Please try again soon.')
    // Who begins to listen reads anew.
    await latePartsAreHere(page)
    await page.unroute(path)
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(failure).toHaveCount(0)
  })
})

test.describe('a listing that does not exist', () => {
  test.use({ expectedComplaint: /status of 404/ })

  for (const id of ['999999', 'abc', '0', '1.5']) {
    test(`under '${id}' is no page, and leads back to the search`, async ({ page }) => {
      await page.goto(`/rentitem/${id}`)
      await expect(page.getByText("We can't find the page you're looking for.")).toBeVisible()
      await expect(page.getByText('There is no such post.')).toBeVisible()
      await page.getByRole('link', { name: 'Back to search' }).click()
      await expect(page.getByRole('heading', { name: 'Rent' })).toBeVisible()
    })
  }
})
