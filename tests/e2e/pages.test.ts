import { expect, test } from './test.ts'
import { workerIsReady } from './worker-is-ready.ts'

test('a gate leads to the login and back to the page with its query', async ({ page }) => {
  await page.goto('/profile?from=mail')
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await page.getByLabel('Email').fill('renter@example.com')
  await page.getByLabel('Password').fill('rent-a-place')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  await expect(page).toHaveURL(/\/profile\?from=mail$/)
})

test('the start page leads on to a path of this site', async ({ page }) => {
  await page.goto('/?url=%2Flogin%3Fto%3D%2Fsaved')
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await expect(page).toHaveURL(/\/login\?to=%2Fsaved$/)
})

for (const elsewhere of [
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '%2F%2Felsewhere.example',
  '/\\elsewhere.example/',
  '%2F%5Celsewhere.example',
  '/%09/elsewhere.example',
  '/.//elsewhere.example',
  'javascript:document.title=1',
  'java%0Ascript:document.title=1',
]) {
  test(`the start page does not lead on to ${elsewhere}`, async ({ page, baseURL }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).origin))
    await page.goto(`/?url=${elsewhere}`)
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
    await expect(page.locator('footer')).toBeVisible()
    await expect(page).toHaveTitle(/Staylend/)
    expect([...new Set(asked)]).toEqual([baseURL])
    expect(new URL(page.url()).pathname).toBe('/')
  })
}

test.describe('an address that leads nowhere', () => {
  test.use({ expectedComplaint: /status of 404/ })

  test('says so and leads home', async ({ page }) => {
    await page.goto('/no/such/page')
    await expect(page.getByText("We can't find the page you're looking for.")).toBeVisible()
    await page.goto('/rentitem/abc')
    await expect(page.getByText("We can't find the page you're looking for.")).toBeVisible()
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  })
})

test.describe('the location box', () => {
  test.use({ expectedComplaint: /status of 404/ })

  test('finds an address, says what it cannot find, and asks when it is empty', async ({
    page,
  }) => {
    const go = page.getByRole('button', { name: 'Go', exact: true })
    await page.goto('/rent')
    await go.click()
    await expect(page.getByText('Please select a location first')).toBeVisible()
    await page.getByLabel('City or address').fill('xqzwvk')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await go.click()
    await expect(page.getByText('Location not found')).toBeVisible()
    await page.getByLabel('City or address').fill('Hua Hin')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await go.click()
    await expect(page).toHaveURL(/lat=12\.5/)
  })
})

test('the menu can be used by keyboard alone, and the new page takes the focus', async ({
  page,
}) => {
  await page.goto('/')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  // What the server has painted before the app has none.
  await expect(skip).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await page.getByRole('link', { name: 'Rent', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Rent' })).toBeFocused()
})

test('wrong input is said beside its field, in words', async ({ page }) => {
  await page.goto('/login')
  const send = page.getByRole('button', { name: 'Log in' })
  await send.click()
  const email = page.getByLabel('Email')
  await expect(email).toHaveAccessibleDescription('Email is required.')
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Password is required.')
  await email.fill('nobody')
  await send.click()
  await expect(email).toHaveAccessibleDescription('Email is invalid.')

  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible()
  await page.getByLabel('Email').fill('nim@example.com')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByLabel('Password again').fill('other')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /must be at least 8 characters long\./,
  )
})

test.describe('where the worker answers', () => {
  test.use({ serviceWorkers: 'allow' })

  test('an address that was cut within a letter is mended, too', async ({ page }) => {
    await page.goto('/login')
    await workerIsReady(page)
    await page.goto('/rentat/Tokyo%E0%B8')
    await expect(page).toHaveURL(/\/rent\?.*lat=35\.6/)
  })
})
