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

test('each page names its files in its head, also those that it shares with others', async ({
  request,
}) => {
  const named = async (path: string) =>
    (await (await request.get(path)).text()).match(/<link rel="modulepreload"/g)?.length ?? 0
  const ofEach = await named('/no/such/page')
  for (const path of ['/login', '/chats', '/profile', '/lend', '/saved', '/rentitem/1', '/rent']) {
    expect(await named(path), path).toBeGreaterThan(ofEach)
  }
})

test('the start page leads on to a path of this site', async ({ page }) => {
  await page.goto('/?url=%2Flogin%3Fto%3D%2Fsaved')
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await expect(page).toHaveURL(/\/login\?to=%2Fsaved$/)
})

test('the start page leads on to no other site', async ({ page, baseURL }) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  for (const elsewhere of ['%2F%2Felsewhere.example', 'javascript:document.title=1']) {
    await test.step(elsewhere, async () => {
      await page.goto(`/?url=${elsewhere}`)
      await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
      await expect(page.locator('footer')).toBeVisible()
      await expect(page).toHaveTitle(/Staylend/)
      expect([...asked]).toEqual([baseURL])
      expect(new URL(page.url()).pathname).toBe('/')
    })
  }
})

test.describe('an address that leads nowhere', () => {
  test.use({ expectedComplaint: /status of 404/ })

  test('says so and leads home', async ({ page }) => {
    await page.goto('/no/such/page')
    await expect(page.getByText("We can't find the page you're looking for.")).toBeVisible()
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  })
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
