import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Culture } from '#contract/domain/user.ts'
import { clientVersion } from '#contract/limits.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import { languages } from '#src/i18n/languages.ts'
import { readCatalog } from '#tests/fixtures/read-catalog.ts'
import { keptQueries } from './kept-queries.ts'
import { newPost } from './lenders.ts'
import { logIn } from './people.ts'
import { expect, test } from './test.ts'
import { withoutBackgroundSync } from './without-background-sync.ts'
import { workerIsReady } from './worker-is-ready.ts'

const search = '/rent?lat=13.7563&lng=100.5018&zoom=14'
const open = [
  '/',
  '/rent',
  search,
  `${search}&mode=table`,
  '/rentitem/1',
  '/user/2',
  '/saved',
  '/storage',
  '/lend/location/1',
  '/nowhere',
]
const entry = ['/login', '/register', '/resetpassword', '/resetpwd?h=anything', '/verifyemail']
const own = ['/profile', '/chats', '/newchat/30', '/reserve/1', '/lend']
for (const { culture } of languages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`every page in ${culture} is accessible in the ${colorScheme}`, () => {
      test.use({ colorScheme })

      test('to a visitor', async ({ page }) => {
        await page.goto('/nowhere')
        await speak(page, culture)
        for (const path of open) await expectAccessible(page, path, culture)
      })

      test('to who wants to get in', async ({ page }) => {
        await page.goto('/nowhere')
        await speak(page, culture)
        for (const path of entry) await expectAccessible(page, path, culture)
      })

      test('to a member', async ({ page }) => {
        const [renter] = demoAccounts
        if (!renter) throw new Error('The demonstration has a renter')
        await logIn(page, renter)
        await page.getByRole('tab', { name: /Your Reservations/ }).click()
        const table = page.getByRole('table', { name: 'Your Reservations' })
        const dates = table.getByRole('row').nth(1).getByRole('cell').first().getByRole('link')
        const reservation = await dates.getAttribute('href')
        await speak(page, culture)
        const reserved = [`${reservation}`, `${reservation}?tab=user`]
        for (const path of [...own, ...reserved]) await expectAccessible(page, path, culture)
      })

      test('to a lender', async ({ page, context, baseURL }) => {
        const post = await newPost(baseURL, { pictureCount: 2 })
        await post.lender.enter(context)
        await page.goto('/nowhere')
        await speak(page, culture)
        // The second one is another lender's.
        const paths = [`/review/${post.id}`, `/lend/${post.id}`, `/lend/location/${post.id}`]
        paths.push(`/lend/dates/${post.id}`, '/lend/imgedit/1', `/lend/imgedit/${post.id}`)
        for (const path of paths) {
          await expectAccessible(page, path, culture)
        }
        await expect(page.getByRole('grid').getByRole('row')).toHaveCount(2)
      })

      test.describe('without a connection', () => {
        test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|NetworkError/ })

        test('to a member who has something to send', async ({ page, context }) => {
          const [renter] = demoAccounts
          if (!renter) throw new Error('The demonstration has a renter')
          await withoutBackgroundSync(context)
          await logIn(page, renter)
          await speak(page, culture)
          await page.goto('/newchat/30')
          await workerIsReady(page)
          await expect.poll(() => keptQueries(page)).toContain('["chats","about",30]')
          await context.setOffline(true)
          await page.getByRole('textbox').fill('Is it quiet?')
          await page.locator('form').getByRole('button').click()
          await expect(page.getByRole('textbox')).toHaveValue('')
          for (const path of ['/newchat/30', '/unsent']) {
            await expectAccessible(page, path, culture)
          }
          await expect(page.getByText('Is it quiet?')).toBeVisible()
        })
      })
    })
  }
}

async function speak(page: Page, culture: Culture) {
  const entry = JSON.stringify({ version: clientVersion, value: culture })
  await page.evaluate((value) => localStorage.setItem('lastLangCode', value), entry)
}

/** @throws when the app says it in other words */
async function waitingIn(culture: Culture): Promise<string> {
  const message = 'Please wait...'
  const translation = (await readCatalog(culture)).get(message)
  if (translation === undefined) throw new Error(`No catalog has '${message}'`)
  return translation || message
}

async function expectAccessible(page: Page, path: string, culture: Culture) {
  await page.goto(path)
  await expect(page.locator(`html[lang=${culture}]`)).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.getByText(await waitingIn(culture), { exact: true })).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes: [first] }) => `${id}: ${first?.html}`)
  expect(found, path).toEqual([])
}
