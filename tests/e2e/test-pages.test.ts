import { saveListing } from './saved-page.ts'
import { expect, test } from './test.ts'

test('the pages for those who build with the app are listed, each with its way there', async ({
  page,
}) => {
  await page.goto('/test')
  await page.getByRole('link', { name: 'Every component in every state' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/test/outbox')
  await expect(page.getByRole('heading', { name: '0 records' })).toBeVisible()
  await page.goto('/test/nothing')
  await expect(page.getByText("We can't find the page you're looking for.")).toBeVisible()
})

test('the cache is shown record by record', async ({ page }) => {
  await saveListing(page, 1)
  await page.goto('/test/cache')
  const kept = page.getByRole('table', { name: 'staylend-kept-listings' })
  await expect(kept.getByRole('row').nth(1)).toContainText('1')
})

test.describe('a page that throws', () => {
  test.use({ expectedComplaint: /./ })

  test('is shown by the element of the test pages, with its stack', async ({ page }) => {
    await page.goto('/test/error')
    await expect(page.getByRole('heading', { name: 'This page cannot be shown' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Error: This page throws')
    await expect(page.locator('pre')).toContainText('at Content')
  })

  test('says so everywhere else, with a word to quote and the ways on', async ({ page }) => {
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    let isBroken = true
    await page.route('**/api/user/public/1', async (route) => {
      if (!isBroken) return route.continue()
      const json = { success: false, message: 'Broken', errorCode: 500, resObj: null }
      return route.fulfill({ status: 500, json })
    })
    await page.goto('/user/1')
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    const said = await page.getByText(/please quote \w+/).innerText()
    const word = /quote (\w+)/.exec(said)?.[1] ?? 'none'
    await expect.poll(() => lines.some((line) => line.startsWith(`${word}:`))).toBe(true)
    isBroken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Posts' })).toBeVisible()
  })
})
