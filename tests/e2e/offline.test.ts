import type { Page } from '@playwright/test'
import { accountOf } from '#server/demo/accounts.ts'
import { startOwnServer } from '#tools/own-server.ts'
import { readInstallList } from '#tools/worker-list.ts'
import { logIn } from './people.ts'
import { expect, test } from './test.ts'
import { serveTwoVersions } from './two-versions.ts'
import { everyFileIsKept, workerIsReady } from './worker-is-ready.ts'

test.use({ serviceWorkers: 'allow' })

const questions = /\/(api\/|readyz)/

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

    const others = ['/rent', '/login', '/register', '/resetpassword', '/verifyemail', '/user/1']
    const withPoints = ['/rent?mode=list&lat=13.7563&lng=100.5018&zoom=13.37', '/rentat/St.Tropez']
    for (const path of [...others, ...withPoints, '/no/such/page']) {
      await page.goto(server.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    // Nobody was logged in, and this device knows it.
    await page.goto(`${server.url}/profile`)
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  })

  test('an app of which the browser has lost what it needs to open has it again after a visit', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await workerIsReady(page)
    await everyFileIsKept(page)
    await page.evaluate(() => caches.delete('shell'))
    await page.goto('/login')
    await everyFileIsKept(page)
    await context.setOffline(true)
    await page.goto('/saved')
    await expect(page.getByText('readable without a connection')).toBeVisible()
  })

  test('a page that could not open opens by itself when the server is back', async ({ page }) => {
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
    await page.route(questions, (route) => route.abort('connectionrefused'))
    await page.goto('/rentitem/1')
    await expect(page.getByRole('heading', { name: 'Not available offline' })).toBeVisible()
    // Not before: some browsers forget at the next page that they were told to be offline.
    await context.setOffline(true)
    await expect(page.getByText('You are offline, and this page has not been kept')).toBeVisible()
    await page.unroute(questions)
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

  const { gone } = await site.release()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  for (const tab of [page, other]) {
    await expect(tab.getByText('A new version is ready')).toBeVisible()
    await expect(tab.locator('html')).not.toHaveAttribute('data-version', '2')
  }

  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-version', '2')
  await expect(page.getByText('A new version is ready')).toBeHidden()

  const answer = await page.request.get(`${site.url}/${gone}`)
  expect(answer.status()).toBe(404)
  await expect(other.locator('html')).not.toHaveAttribute('data-version', '2')
  await other.getByRole('link', { name: 'Saved' }).click()
  await expect(other.getByText('readable without a connection')).toBeVisible()
  await other.getByRole('button', { name: 'Reload' }).click()
  await expect(other.locator('html')).toHaveAttribute('data-version', '2')
  await page.close()
  await other.close()
  await site.close()
})

/** Visits a site until its late files are on the device. */
async function keepLateFiles(page: Page, url: string) {
  await page.goto(url)
  await workerIsReady(page)
  const { latePaths } = readInstallList()
  const kept = () => page.evaluate(async () => (await (await caches.open('chunks')).keys()).length)
  await expect.poll(kept).toBe(latePaths.length)
  return { latePaths, kept }
}

test('a version that waits has its late files before it takes over, and fetches only what has changed', async ({
  page,
}) => {
  const site = await serveTwoVersions()
  const { latePaths, kept } = await keepLateFiles(page, site.url)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')

  const { goneLate } = await site.release()
  site.asked.length = 0
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(page.getByText('A new version is ready')).toBeVisible()
  await expect.poll(kept).toBe(latePaths.length + 1)
  const late = latePaths.map((path) => path.replace(goneLate, goneLate.replace('.js', '2.js')))
  const fetched = site.asked.filter((path) => late.includes(path.slice(1)))
  expect(fetched).toEqual([`/${goneLate.replace('.js', '2.js')}`])
  await page.close()
  await site.close()
})

test('a version that is asked for does not wait for what the one before fetches ahead', async ({
  page,
}) => {
  const site = await serveTwoVersions()
  const letGo = site.hold(/^\/assets\/maplibre-gl-/)
  await page.goto(site.url)
  await workerIsReady(page)
  await expect.poll(() => site.asked.some((path) => /maplibre-gl-/.test(path))).toBe(true)
  await site.release()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-version', '2')
  letGo()
  await page.close()
  await site.close()
})

test('who asks for a version while the one before still answers for a page is asked to wait', async ({
  page,
  baseURL,
}) => {
  const site = await serveTwoVersions(baseURL)
  await page.goto(site.url)
  await workerIsReady(page)
  await everyFileIsKept(page)
  const letGo = site.hold(/^\/tiles\//)
  await page.evaluate(() => void fetch('/tiles/5/24/14.mvt'))
  await expect.poll(() => site.asked).toContain('/tiles/5/24/14.mvt')
  await site.release()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const bar = page.getByRole('status').filter({ hasText: 'A new version is ready' })
  await bar.getByRole('button', { name: 'Reload' }).click()
  await expect(bar.getByRole('button', { name: 'Please wait...' })).toBeFocused()
  await expect(page.locator('html')).not.toHaveAttribute('data-version', '2')
  letGo()
  await expect(page.locator('html')).toHaveAttribute('data-version', '2')
  await page.close()
  await site.close()
})

test('what was typed and chosen is still there in the new version', async ({ page, baseURL }) => {
  const site = await serveTwoVersions(baseURL)
  await logIn(page, accountOf('renter'), site.url)
  await workerIsReady(page)
  await page.goto(`${site.url}/newchat/1`)
  await page.getByRole('textbox', { name: 'Message' }).fill('Is the balcony quiet in the morning?')
  const other = await page.context().newPage()
  await other.goto(`${site.url}/reserve/1`)
  await other.getByRole('radiogroup', { name: 'Billing period' }).getByText('Weekly').click()
  const sum = other.getByRole('status', { name: 'Sum' })
  await expect(sum).toHaveText(/week/)
  const chosen = await sum.innerText()

  await site.release()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Reload' }).click()
    await expect(tab.locator('html')).toHaveAttribute('data-version', '2')
  }
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Is the balcony quiet in the morning?',
  )
  await expect(sum).toHaveText(chosen)
  await page.close()
  await other.close()
  await site.close()
})

test('who has stayed with what they typed is not reloaded for a version that another tab asks for', async ({
  page,
  context,
  baseURL,
}) => {
  const site = await serveTwoVersions(baseURL)
  await logIn(page, accountOf('lender'), site.url)
  await workerIsReady(page)
  await page.goto(`${site.url}/lend`)
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.pressSequentially('Loft')
  const other = await context.newPage()
  await other.goto(`${site.url}/saved`)
  let questions = 0
  page.on('dialog', async (question) => {
    questions += 1
    await question.dismiss()
  })
  await site.release()
  await other.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => questions).toBe(1)
  await other.reload()

  await site.release()
  await other.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await page.evaluate(() => {
    const { serviceWorker } = navigator
    const taken = new Promise<void>((resolve) =>
      serviceWorker.addEventListener('controllerchange', () => resolve()),
    )
    Object.assign(window, { taken })
  })
  await other.getByRole('button', { name: 'Reload' }).click()
  await page.evaluate(() => Reflect.get(window, 'taken') as Promise<void>)
  await title.fill('Loft by the sea')
  expect(questions).toBe(1)
  await expect(page.getByText('A new version is ready')).toBeVisible()
  await page.close()
  await other.close()
  await site.close()
})

test('the library of the map is fetched once, however many tabs ask, and is counted', async ({
  page,
}) => {
  const site = await serveTwoVersions()
  const { latePaths, kept } = await keepLateFiles(page, site.url)
  await page.evaluate(() => caches.delete('chunks'))
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  site.asked.length = 0
  await page.evaluate(() => {
    for (let tab = 0; tab < 3; tab++) {
      navigator.serviceWorker.controller?.postMessage({ type: 'FETCH_LATE_FILES' })
    }
  })
  await expect.poll(kept).toBe(latePaths.length)
  const fetched = site.asked.filter((path) => path.startsWith('/assets/'))
  expect(fetched).toHaveLength(latePaths.length)
  // Only what the plugin of the cache knows is ever removed from it.
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('workbox-expiration')
  await page.close()
  await site.close()
})
