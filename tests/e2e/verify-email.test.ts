import type { Page } from '@playwright/test'
import { expectAccessible } from './is-accessible.ts'
import { openMailedSite, type MailedSite } from './mailed-site.ts'
import { newPerson, type Person } from './person.ts'
import { expect, test } from './test.ts'

let site: MailedSite
let person: Person
test.beforeAll(async () => {
  site = await openMailedSite()
})
test.afterAll(() => site.close())
test.beforeEach(async () => {
  person = await newPerson(site.url, 'Kim')
})

async function askForLink(): Promise<string> {
  await person.ask('GET', '/api/user/verifyemail')
  return site.nextLink(person.email, 'verifyemail')
}

const isVerified = async () =>
  (await person.ask<{ EmailVerified: number }>('GET', '/api/user/isin')).EmailVerified

const verified = (page: Page) => page.getByRole('main').getByText('Verified', { exact: true })

test('the mailed link verifies by itself, once, and the profile knows it', async ({
  page,
  context,
}) => {
  const link = await askForLink()
  await person.enter(context)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await page.goto(`${site.url}/profile`)
  await expect(page.getByRole('button', { name: 'Verify' })).toBeVisible()
  await page.goto(link)
  await expect(verified(page)).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/verifyemail`)
  expect(sent.filter((path) => path === '/api/user/verify')).toHaveLength(1)
  await page.getByRole('main').getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByText(person.email)).toBeVisible()
  await expect(verified(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verify' })).toHaveCount(0)
})

test('nobody has to be logged in, and the link may be opened again', async ({ page }) => {
  const link = await askForLink()
  await page.goto(link)
  await expect(verified(page)).toBeVisible()
  expect(await isVerified()).toBe(1)
  await page.goto(link)
  await expect(verified(page)).toBeVisible()
})

test.describe('a link that is not good', () => {
  test.use({ expectedComplaint: /status of 422/ })

  test('says so and leads to the profile, and one without a token says where to find one', async ({
    page,
  }) => {
    await page.goto(`${site.url}/verifyemail`)
    await expect(
      page.getByText('Please open the link in the email that we have sent you.'),
    ).toBeVisible()
    await page.goto(`${site.url}/verifyemail?h=of-somebody-else`)
    await expect(page.getByRole('alert')).toHaveText(
      'This link is not good any more. Please ask for a new one in your profile.',
    )
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Profile' }).click()
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  })
})

test.describe('without a connection', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ })

  test('it says so, and verifies when somebody tries again', async ({ page }) => {
    const link = await askForLink()
    await page.route('**/api/user/verify', (route) => route.abort())
    await page.goto(link)
    await expect(page.getByRole('alert')).toHaveText('Error')
    await page.unroute('**/api/user/verify')
    // It tries by itself as well.
    const again = page.getByRole('button', { name: 'Try again' })
    await again.or(verified(page)).first().click()
    await expect(verified(page)).toBeVisible()
  })
})
