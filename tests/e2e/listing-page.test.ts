import type { Page } from '@playwright/test'
import { latePartsAreHere } from './late-parts-are-here.ts'
import { newPost, postOf } from './lenders.ts'
import { newPerson } from './person.ts'
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
  interface Sharing {
    shared: ShareData[]
    failure: string | null
  }

  test('is copied, without what else stands in the address, and one to a maps service is there', async ({
    page,
    baseURL,
  }) => {
    const copy = page.getByRole('button', { name: 'copy the link to this post' })
    await page.goto('/rentitem/1?from=mail')
    await copy.click()
    await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
    expect(await copied(page)).toBe(`${baseURL}/rentitem/1`)
    await expect(share(page)).toHaveCount(0)

    await test.step('a maps service opens at the place of the listing', async () => {
      const answer = await page.request.get('/api/rent/get/1')
      const { Lat, Lon } = (await answer.json()).resObj
      await expect(page.getByRole('link', { name: 'Open in a maps service' })).toHaveAttribute(
        'href',
        `https://www.openstreetmap.org/?mlat=${Lat}&mlon=${Lon}#map=15/${Lat}/${Lon}`,
      )
    })
    await test.step('and that it cannot be copied is said', async () => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () =>
          Promise.reject(new DOMException('', 'NotAllowedError'))
      })
      await copy.click()
      await expect(page.getByText('Failed to copy')).toBeVisible()
    })
  })

  test('is handed to what the device shares with, and copied where that fails', async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      const sharing: Sharing = { shared: [], failure: null }
      Object.assign(window, { sharing })
      navigator.share = async (data = {}) => {
        if (sharing.failure) throw new DOMException('', sharing.failure)
        sharing.shared.push(data)
      }
    })
    const sharing = () => page.evaluate(() => (window as unknown as { sharing: Sharing }).sharing)
    const failWith = (name: string) =>
      page.evaluate((failure) => {
        Object.assign((window as unknown as { sharing: Sharing }).sharing, { failure })
      }, name)
    await page.goto('/rentitem/1')
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await share(page).click()
    await expect
      .poll(async () => (await sharing()).shared)
      .toEqual([{ title, url: `${baseURL}/rentitem/1` }])

    await failWith('NotAllowedError')
    await share(page).click()
    await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
    expect(await copied(page)).toBe(`${baseURL}/rentitem/1`)

    await page.evaluate(() => navigator.clipboard.writeText('before'))
    await failWith('AbortError')
    await share(page).click()
    await expect(share(page)).toBeEnabled()
    expect(await copied(page)).toBe('before')
  })
})

test('what can be done with a listing is for its owner to edit it, for a stranger to chat and reserve while it is active', async ({
  page,
  context,
  baseURL,
}) => {
  const shown = await newPost(baseURL, { isComplete: true })
  await shown.activate()
  const hidden = await postOf(shown.lender, { isComplete: true })
  const main = page.getByRole('main')
  const notActive = page.getByText('This listing is not currently active.')
  await test.step('a stranger', async () => {
    await page.goto(`/rentitem/${shown.id}`)
    await expect(main.getByRole('link', { name: 'Chat' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Reserve' })).toBeVisible()
    await page.goto(`/rentitem/${hidden.id}`)
    await expect(notActive).toBeVisible()
    await expect(page.getByText('This is your post')).toHaveCount(0)
    await expect(main.getByRole('link', { name: 'Reserve' })).toHaveCount(0)
  })
  await test.step('its owner', async () => {
    await shown.lender.enter(context)
    await page.goto(`/rentitem/${hidden.id}`)
    await expect(page.getByText('This is your post')).toBeVisible()
    await expect(notActive).toBeVisible()

    await page.goto(`/rentitem/${shown.id}`)
    await expect(page.getByText('This is your post')).toBeVisible()
    await expect(notActive).toHaveCount(0)
    await expect(main.getByRole('link', { name: 'Reserve' })).toHaveCount(0)
    await main.getByRole('link', { name: 'Edit' }).click()
    await expect(page).toHaveURL(new RegExp(`/review/${shown.id}$`))
    await expect(page.getByRole('heading', { name: 'Review and manage your post' })).toBeVisible()

    await page.goto(`/reserve/${shown.id}`)
    await expect(page.getByText('This is your own item.')).toBeVisible()
    await expect(page.getByRole('grid')).toHaveCount(0)
    await page.getByRole('tab', { name: 'Original Listing' }).click()
    await expect(page.getByRole('table', { name: 'Prices' })).toBeVisible()
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

  test('is no page under any id, and leads back to the search', async ({
    page,
    context,
    baseURL,
  }) => {
    for (const id of ['999999', 'abc', '0', '1.5']) {
      await test.step(`under '${id}'`, async () => {
        await page.goto(`/rentitem/${id}`)
        await expect(page.getByText("We can't find the page you're looking for.")).toBeVisible()
        await expect(page.getByText('There is no such post.')).toBeVisible()
      })
    }
    const member = await newPerson(baseURL!, 'Sam')
    await member.enter(context)
    for (const path of ['/reserve/999999', '/lend/dates/999999']) {
      await test.step(`nor at ${path}`, async () => {
        await page.goto(path)
        await expect(page.getByText('There is no such post.')).toBeVisible()
      })
    }
    await page.getByRole('link', { name: 'Back to search' }).click()
    await expect(page.getByRole('heading', { name: 'Rent' })).toBeVisible()
  })
})
