import { expectKept, saveShown } from './saved-page.ts'
import { expect, test } from './test.ts'
import { workerIsReady } from './worker-is-ready.ts'

declare global {
  interface Window {
    isLockFree?: boolean
    goOn?(): void
  }
}

test('what is saved while another tab may take its turn is kept all the same', async ({ page }) => {
  await page.addInitScript(giveLocksBackSlowly)
  await page.goto('/rentitem/1')
  await page.waitForFunction(() => window.isLockFree)
  await saveShown(page)
  await page.evaluate(() => window.goOn?.())
  await page.getByRole('link', { name: 'Saved' }).first().click()
  await expectKept(page)
})

test('where the browser lets the site keep nothing, all else goes on', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('No', 'SecurityError'))
    Object.defineProperty(navigator.locks, 'request', { value: refuse })
    Object.defineProperty(caches, 'open', { value: refuse })
  })
  await page.goto('/storage')
  await expect(page.getByRole('heading', { name: 'Storage' })).toBeVisible()
  await expect(page.getByText('Unexpected Application Error!')).toBeHidden()
  await page.getByRole('link', { name: 'Rent', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Rent' })).toBeVisible()
})

test.describe('a tile that does not come', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ })

  test('is asked for again after a while', async ({ page, context }) => {
    await page.goto('/rentitem/1')
    await workerIsReady(page)
    let failed = 0
    await context.route(/\/tiles\//, async (route) => {
      failed += 1
      if (failed === 1) await route.abort()
      else await route.continue()
    })
    await saveShown(page)
    await page.getByRole('link', { name: 'Saved' }).first().click()
    await expectKept(page)
    expect(failed).toBeGreaterThan(1)
  })
})

function giveLocksBackSlowly(): void {
  const request = navigator.locks.request.bind(navigator.locks) as (
    ...given: unknown[]
  ) => Promise<unknown>
  const mayGoOn = new Promise<void>((resolve) => (window.goOn = resolve))
  const slowly = async (...given: unknown[]) => {
    const answer = await request(...given)
    if (given[0] === 'keep-saved') {
      window.isLockFree = true
      await mayGoOn
    }
    return answer
  }
  Object.defineProperty(navigator.locks, 'request', { value: slowly })
}
