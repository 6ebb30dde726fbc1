import { closedGate } from '#tests/fixtures/gate.ts'
import { newLender } from './lenders.ts'
import { newPerson } from './person.ts'
import { serverIsAway } from './server-is-away.ts'
import { expect, test } from './test.ts'

test('a visitor reads what somebody says of themselves, line by line', async ({
  page,
  baseURL,
}) => {
  const person = await newPerson(baseURL ?? '', 'Lena')
  await person.ask('POST', `/api/user/update/${person.id}`, {
    Email: person.email,
    LastName: 'Hiddenlastname',
    Phone: '+66 12 3456',
    About: 'I lend a boat.\nIt is blue.',
    PrefUICulture: 'th-TH',
    PrefCurrencyId: 1,
  })
  await page.goto(`/user/${person.id}`)
  await expect(page.getByRole('heading', { name: 'Lena', level: 1 })).toBeVisible()
  const main = page.getByRole('main')
  const fact = (label: string) =>
    main.getByRole('term').filter({ hasText: label }).locator('..').getByRole('definition')
  await expect(fact('First name')).toHaveText('Lena')
  await expect(fact('Language')).toHaveText(/Thai/)
  await expect(fact('Currency')).toHaveText('THB')
  for (const label of ['Member since', 'Last updated']) {
    await expect(fact(label)).toHaveText(new RegExp(String(new Date().getFullYear())))
  }
  const about = main.getByText('I lend a boat.')
  expect(await about.evaluate((element) => (element as HTMLElement).innerText)).toBe(
    'I lend a boat.\nIt is blue.',
  )
  await expect(main.getByRole('heading', { name: 'Reviews' })).toBeVisible()
  await expect(main.getByText('No posts yet')).toBeVisible()
  for (const hidden of [person.email, 'Hiddenlastname', '+66 12 3456']) {
    await expect(page.getByText(hidden)).toHaveCount(0)
  }
})

test.describe('posts', () => {
  test.use({ expectedComplaint: /status of 503/ })

  test('are awaited, missed, and read again', async ({ page, baseURL }) => {
    const { person, lend, place } = await newLender(baseURL)
    const id = await lend()
    await place(id)
    await person.ask('GET', `/api/rent/setactive/${id}/1`)
    const path = `**/api/rent/userposts/${person.id}`
    const answer = closedGate()
    await page.route(path, async (route) => {
      await answer.opened
      await route.fulfill(serverIsAway)
    })
    await page.goto(`/user/${person.id}`)
    await expect(page.getByText('Please wait...')).toBeVisible()
    answer.open()
    const failure = page.getByRole('alert').filter({ hasText: 'Please try again soon.' })
    await expect(failure).toContainText('Error: Please try again soon.')
    await page.unroute(path)
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: /Loft by the sea/ }).first()).toBeVisible()
    await expect(failure).toHaveCount(0)
  })
})

test.describe('somebody who is not there', () => {
  test.use({ expectedComplaint: /status of 404/ })

  test('has no page', async ({ page }) => {
    await page.goto('/user/999999999')
    await expect(page.getByText("We can't find the page you're looking for.")).toBeVisible()
  })
})
