import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const kept = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('..').getByRole('definition')
const keepsNothing = (page: Page) => page.getByText('lets the app keep nothing on this device')

test('what can be read of the device is told, and of the rest that it cannot', async ({ page }) => {
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB)
    indexedDB.open = (name, version) => {
      if (name === 'staylend-listings') throw new DOMException('Broken.', 'UnknownError')
      return open(name, version)
    }
  })
  await page.goto('/storage')
  await expect(kept(page, 'Listings you have seen')).toHaveText('Could not be read')
  await expect(kept(page, 'Pages and lists')).toHaveText(/^\d+$/)
  await expect(kept(page, 'Pictures')).toHaveText(/^\d+$/)
  await expect(keepsNothing(page)).toBeHidden()
})

test('where nothing of the device can be read, the browser keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('No', 'SecurityError'))
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
    Object.defineProperty(caches, 'open', { value: refuse })
  })
  await page.goto('/storage')
  await expect(kept(page, 'Pictures')).toHaveText('Could not be read')
  await expect(keepsNothing(page)).toBeVisible()
})
