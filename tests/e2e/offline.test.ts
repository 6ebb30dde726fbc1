import type { Page } from '@playwright/test'
import { startOwnServer } from '#tools/own-server.ts'
import { expect, test } from './test.ts'
import { serveTwoVersions } from './two-versions.ts'

/** Until the worker has everything that it waits for. */
const workerIsReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
    }
  })

test.describe('without the server', () => {
  test.use({ expectedComplaint: /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|^NetworkError/ })

  test('the app opens after one visit, and each page says what it can do', async ({ page }) => {
    const server = await startOwnServer()
    await page.goto(server.url)
    await workerIsReady(page)
    await server.stop()

    await page.goto(`${server.url}/`)
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
    await page.getByRole('button', { name: 'Offline' }).click()
    await expect(page.getByText('Staylend cannot be reached at the moment.')).toBeVisible()
    await page.keyboard.press('Escape')

    await page.goto(`${server.url}/rentitem/1`)
    await expect(page.getByRole('heading', { name: 'Not available offline' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Saved' }).click()
    await expect(page.getByText('readable without a connection')).toBeVisible()

    for (const path of ['/rent', '/login', '/register', '/user/1', '/no/such/page']) {
      await page.goto(server.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.goto(`${server.url}/profile`)
    await expect(page.getByRole('heading', { name: 'Not available offline' })).toBeVisible()
  })

  test('a page that could not open opens by itself when the server is back', async ({ page }) => {
    const questions = /\/(api\/|readyz)/
    await page.route(questions, (route) => route.abort('connectionrefused'))
    await page.goto('/user/2')
    await expect(page.getByRole('heading', { name: 'Not available offline' })).toBeVisible()
    await page.unroute(questions)
    await expect(page.getByRole('heading', { name: 'Posts' })).toBeVisible()
  })

  test('a page that could not open opens by itself when the connection is back', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await workerIsReady(page)
    await context.setOffline(true)
    await page.goto('/rentitem/1')
    await expect(page.getByRole('heading', { name: 'Not available offline' })).toBeVisible()
    await expect(page.getByText('You are offline, and this page has not been kept')).toBeVisible()
    await context.setOffline(false)
    await expect(
      page.getByRole('heading', { name: 'Prices' }).or(page.getByRole('table')),
    ).toBeVisible()
  })
})

test('a new version waits in every tab until it is asked for, and an old tab finds its chunks', async ({
  page,
  context,
}) => {
  const site = await serveTwoVersions()
  await page.goto(site.url)
  await workerIsReady(page)
  const other = await context.newPage()
  await other.goto(site.url)
  await expect(other.getByRole('link', { name: 'Get Started' })).toBeVisible()

  const chunk = await site.release()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  for (const tab of [page, other]) {
    await expect(tab.getByText('A new version is ready')).toBeVisible()
    await expect(tab.locator('html')).not.toHaveAttribute('data-version', '2')
  }

  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-version', '2')
  await expect(page.getByText('A new version is ready')).toBeHidden()

  const gone = await page.request.get(`${site.url}/${chunk}`)
  expect(gone.status()).toBe(404)
  await expect(other.locator('html')).not.toHaveAttribute('data-version', '2')
  await other.getByRole('link', { name: 'Saved' }).click()
  await expect(other.getByText('readable without a connection')).toBeVisible()
  await other.getByRole('button', { name: 'Reload' }).click()
  await expect(other.locator('html')).toHaveAttribute('data-version', '2')
  await page.close()
  await other.close()
  await site.close()
})
