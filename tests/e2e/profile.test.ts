import type { Page } from '@playwright/test'
import { reservationsPerPage } from '#contract/limits.ts'
import { newStay } from './begun-stay.ts'
import { holdUp } from './hold-up.ts'
import { openOwnProfile } from './own-profile.ts'
import { newPerson } from './person.ts'
import { serverIsAway } from './server-is-away.ts'
import { expect, test } from './test.ts'

test('each tab says how much it holds, once that is known, and that it holds nothing', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await newPerson(baseURL ?? '', 'Kim')
  await person.enter(context)
  const release = await holdUp(page, /\/api\/(rent\/getmine|reserve\/(getmine|incoming))$/)
  await page.goto('/profile')
  const tabs = page.getByRole('tab')
  const names = ['Your Posts', 'Incoming Reservations', 'Your Reservations']
  await expect(tabs).toHaveText(names.map((name) => new RegExp(`^${name}\\s?\\.\\.\\.$`)))
  release()
  await expect(tabs).toHaveText(names.map((name) => new RegExp(`^${name}\\s?0$`)))
  for (const [name, sentence] of [
    ['Your Posts', 'No posts yet'],
    ['Incoming Reservations', 'No Reservations yet'],
    ['Your Reservations', 'No Reservations yet'],
  ] as const) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tabpanel', { name }).getByText(sentence)).toBeVisible()
  }
})

/** Puts a page of older ones below the incoming reservations of who looks. */
async function standInOlder(page: Page): Promise<void> {
  await page.route(/\/api\/reserve\/incoming(\?|$)/, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    const before = Number(searchParams.get('before') ?? Infinity)
    const response = await page.request.get(pathname)
    const answer = await response.json()
    const last = answer.resObj.at(-1)
    const older = Array.from({ length: reservationsPerPage }, (_, at) => ({
      ...last,
      Id: last.Id - 1 - at,
    }))
    const rest = [...answer.resObj, ...older].filter(({ Id }) => Id < before)
    const resObj = rest.slice(0, reservationsPerPage)
    const hasMore = rest.length > reservationsPerPage
    await route.fulfill({ response, json: { ...answer, resObj, hasMore } })
  })
}

test.describe('while the server is away for a moment', () => {
  test.use({ expectedComplaint: /status of 503/ })

  test('more than a hundred reservations come as they are asked for', async ({
    page,
    context,
    baseURL,
  }) => {
    const { lender, reserve } = await newStay(baseURL ?? '')
    await lender.enter(context)
    await standInOlder(page)
    await page.goto('/profile')
    const tab = page.getByRole('tab', { name: 'Incoming Reservations' })
    await tab.click()
    await expect(tab).toContainText('100+')
    const rows = page.getByRole('table').locator('tbody').getByRole('row')
    await expect(rows).toHaveCount(100)
    const list = '**/api/reserve/incoming?before=*'
    await page.route(list, (route) => route.fulfill(serverIsAway))
    await page.getByRole('button', { name: 'Show more' }).click()
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await expect(rows).toHaveCount(100)
    await page.unroute(list)
    const release = await holdUp(page, list)
    await again.click()
    // What comes in meanwhile has the first hundred read anew.
    const readAnew = page.waitForResponse('**/api/reserve/incoming')
    await reserve(await newPerson(baseURL ?? '', 'Rena'), 2)
    await readAnew
    release()
    await expect(rows).toHaveCount(102)
    await expect(tab).toContainText('102')
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  })

  test('a logout that does not succeed says so, and leaves its user logged in', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { email } = await openOwnProfile(page, baseURL)
    await test.step('an address that is too long for its line breaks before its domain', async () => {
      const linesOfDomain = await page.getByText(email).evaluate((address) => {
        const text = address.lastChild as Text
        const range = document.createRange()
        range.setStart(text, text.data.indexOf('@'))
        range.setEnd(text, text.length)
        return range.getClientRects().length
      })
      expect(linesOfDomain).toBe(1)
    })

    const call = '**/api/user/logout'
    await page.route(call, (route) => route.fulfill(serverIsAway))
    const logout = page.getByRole('button', { name: 'Logout' })
    await logout.click()
    await expect(
      page.getByText('Logout NOT successful. Please try again soon.', { exact: true }),
    ).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    await page.unroute(call)
    await logout.click()
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  })
})
