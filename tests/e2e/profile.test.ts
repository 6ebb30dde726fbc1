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

test.describe('while the server is away for a moment', () => {
  test.use({ expectedComplaint: /status of 503/ })

  test('more than a hundred reservations come as they are asked for', async ({
    page,
    context,
    baseURL,
  }) => {
    const { lender, reserve } = await newStay(baseURL ?? '')
    for (let others = 0; others < 4; others += 1) {
      const renter = await newPerson(baseURL ?? '', 'Rena')
      for (let stays = 0; stays < 25; stays += 1)
        await reserve(renter, 2 * (25 * others + stays + 1))
    }
    await lender.enter(context)
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
    await reserve(await newPerson(baseURL ?? '', 'Rena'), 202)
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
