import type { Page } from '@playwright/test'
import { staticPageMark } from '#contract/pages.ts'
import { speak } from './access/speak.ts'
import { expect, test } from './test.ts'
import { workerIsReady } from './worker-is-ready.ts'

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true, level: 1 })

test('Users find answers and contact in the footer', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'F.A.Q.' }).click()
  await expect(heading(page, 'F.A.Q.')).toBeVisible()
  await expect(page).toHaveTitle('F.A.Q. · Staylend')
  await expect(page.getByRole('heading', { name: 'How do I find a place?' })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Contact Us' }).click()
  await expect(heading(page, 'Contact Us')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'F.A.Q.' }).click()
  await expect(heading(page, 'F.A.Q.')).toBeVisible()
  await page.goto('/')
  for (const name of ['Accessibility', 'Privacy', 'Terms']) {
    await page.locator('footer').getByRole('link', { name }).click()
    await expect(heading(page, name)).toBeVisible()
    await page.goBack()
  }

  await test.step('what a page leads to in the app is opened without loading it anew', async () => {
    await page.goto('/static/faq/')
    await expect(heading(page, 'F.A.Q.')).toBeVisible()
    const began = () => page.evaluate(() => performance.timeOrigin)
    const before = await began()
    await page.getByRole('main').getByRole('link', { name: 'Rent', exact: true }).first().click()
    await expect(page).toHaveURL(/\/rent$/)
    expect(await began()).toBe(before)
  })
})

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a page that was read opens without a connection', async ({ page }) => {
    await page.goto('/static/privacy')
    await expect(heading(page, 'Privacy')).toBeVisible()
    await workerIsReady(page)
    await page.route('**/static/en-US/**', (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Who sees it' })).toBeVisible()
  })
})

test.describe('behind the login of a network', () => {
  test.use({ expectedComplaint: /^NetworkError/ })

  test('its page is not taken for one of the site, which comes after it', async ({ page }) => {
    const asked = /\/(static\/.+\.html|readyz)$/
    await page.route(asked, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to Hotel Wi-Fi</h1>' }),
    )
    await page.goto('/static/privacy')
    await expect(heading(page, 'Not available offline')).toBeVisible()
    await page.unroute(asked)
    await expect(heading(page, 'Privacy')).toBeVisible()
  })
})

test.describe('where nobody has written one', () => {
  test.use({ expectedComplaint: /status of 404/ })

  test('a page says so, and its file is not a page of the app', async ({ page, request }) => {
    await page.goto('/static/nothing-here')
    await expect(heading(page, 'Nothing here yet')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
    expect((await request.get('/static/en-US/nothing-here.html')).status()).toBe(404)
    await page.goto('/static/NO%20NAME')
    await expect(page.getByText("We can't find the page you're looking for.")).toBeVisible()
  })

  test('readers of another language get it in English', async ({ page }) => {
    await speak(page, 'th-TH')
    await page.route('**/static/th-TH/terms.html', (route) =>
      route.fulfill({ status: 404, headers: { [staticPageMark]: 'ours' } }),
    )
    await page.goto('/static/terms')
    await expect(page.getByRole('heading', { name: 'If you lend' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH')
  })
})

test('readers of a language have its pages', async ({ page }) => {
  await speak(page, 'de-DE')
  await page.goto('/static/terms')
  await expect(page.getByRole('heading', { name: 'Wenn du vermietest' })).toBeVisible()
})

test.describe('whatever somebody writes into one', () => {
  // The policy says so, too, while the words are read apart.
  test.use({ expectedComplaint: /inline (style|event handler) violates/ })

  test('nothing in a page runs, loads or frames anything', async ({ page }) => {
    await page.route('**/static/en-US/faq.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { [staticPageMark]: 'ours' },
        body: `<h1>F.A.Q.</h1><p id="safe">Safe <strong>words</strong></p>
        <script>document.title = 'run'</script><img src="/icon.svg" onload="document.title = 'run'">
        <a href="javascript:document.title = 'run'">Press</a><form action="/api/user/logout"><input></form>
        <iframe src="/rent"></iframe><style>body { display: none }</style>`,
      }),
    )
    await page.goto('/static/faq')
    const main = page.getByRole('main')
    await expect(main.getByText('Safe words')).toBeVisible()
    await main.getByText('Press').click()
    await expect(
      main.locator('script, img, form, input, iframe, style, [onload], [href]'),
    ).toHaveCount(0)
    await expect(page).toHaveTitle('F.A.Q. · Staylend')
  })
})
