import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { demoAccounts } from '#server/demo/accounts.ts'
import { logIn } from './people.ts'
import { expect, test } from './test.ts'

const open = [
  '/',
  '/rent',
  '/rent?lat=13.7563&lng=100.5018&zoom=12',
  '/rentitem/1',
  '/user/1',
  '/login',
  '/register',
  '/nowhere',
]
const own = ['/profile', '/chats', '/reserve/1', '/lend']

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page is accessible in the ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const path of open) await expectAccessible(page, path)
    const [renter] = demoAccounts
    if (!renter) throw new Error('The demonstration has a renter')
    await logIn(page, renter)
    for (const path of own) await expectAccessible(page, path)
  })
}

async function expectAccessible(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Please wait...')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [path, id, nodes.map(({ html }) => html)])).toEqual([])
}
