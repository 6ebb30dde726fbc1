import { cacheNames } from '#src/cache/cache-names.ts'
import { startProxy } from '#tests/fixtures/start-proxy.ts'
import { startOwnServer } from '#tools/own-server.ts'
import { expect, test } from './test.ts'
import { workerIsReady } from './worker-is-ready.ts'

test.use({ serviceWorkers: 'allow' })

test('a worker that the operator withdraws leaves with its caches, and comes back when it may', async ({
  page,
  baseURL,
}) => {
  const withoutWorker = await startOwnServer({ WORKER: '0' })
  const site = await startProxy(baseURL ?? '')
  await page.goto(`${site.url}/saved`)
  await workerIsReady(page)
  await page.evaluate(async (names) => {
    for (const name of names) {
      await (await caches.open(name)).put('/something', new Response('of somebody'))
    }
    localStorage.setItem('mine', 'yes')
  }, Object.values(cacheNames))

  site.target = withoutWorker.url
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await page.goto(`${site.url}/login`)
  await page.getByLabel('Email').fill('half typed')
  await expect.poll(registered).toBe(0)
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).toSorted()))
    .toEqual(['kept-areas', 'kept-picture-sets', 'kept-pictures', 'kept-tiles'])
  expect(await page.evaluate(() => localStorage.getItem('mine'))).toBe('yes')

  await expect(page.getByText('A new version is ready')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('half typed')
  await page.getByRole('link', { name: 'Saved' }).click()
  await expect(page.getByText('readable without a connection')).toBeVisible()
  site.asked.length = 0
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => site.asked).toContain('/saved')
  await expect(page.getByText('readable without a connection')).toBeVisible()
  await expect.poll(() => site.asked).toContain('/main.js')
  await expect.poll(registered).toBe(0)
  await expect(page.getByText('A new version is ready')).toBeHidden()

  site.target = baseURL ?? ''
  await page.goto(`${site.url}/login`)
  await workerIsReady(page)
  expect(await page.evaluate(() => caches.keys())).toContain('shell')
  await page.close()
  await site.close()
  await withoutWorker.stop()
})
