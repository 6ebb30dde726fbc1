import type { Page } from '@playwright/test'
import { controlWorkers } from './outbox-faults/worker-control.ts'
import { expect, test } from './test.ts'
import { everyFileIsKept, workerIsReady } from './worker-is-ready.ts'

test.use({ serviceWorkers: 'allow' })

const statusOf = (page: Page, path: string) =>
  page.evaluate(async (path) => (await fetch(path)).status, path)

test('a call to the server wakes no worker, and what the worker answers does', async ({
  page,
  context,
  baseURL,
}) => {
  const workers = await controlWorkers(context, baseURL ?? '')
  await page.goto('/login')
  await workerIsReady(page)
  await everyFileIsKept(page)
  await workers.kill()
  await expect.poll(workers.isRunning).toBe(false)

  expect(await statusOf(page, '/api/user/isin')).toBe(200)
  expect(await statusOf(page, '/api/geocode/nearest?lat=13.75&lng=100.5')).toBe(200)
  expect(workers.isRunning()).toBe(false)

  expect(await statusOf(page, '/map.json')).toBe(200)
  await expect.poll(workers.isRunning).toBe(true)
})
