import type { Page } from '@playwright/test'
import { titleShortener } from '#contract/domain/short-title.ts'
import { tabTitleLength } from '#contract/limits.ts'
import { newPost } from './lenders.ts'
import { expect, test } from './test.ts'

const search = '/rent?lat=13.7563&lng=100.5018&zoom=13&mode=list'
const list = (page: Page) => page.getByRole('region', { name: 'Results', exact: true })
const tabs = (page: Page) => list(page).getByRole('list', { name: 'Tabs' })
const gone = { success: false, message: 'This listing is not there.', resObj: null, errorCode: 3 }

test('a link opens the tab that was looked at, and a reload keeps it', async ({ page }) => {
  await page.goto(`${search}&open=1.2.3`)
  await expect(list(page).getByRole('article')).toHaveCount(3)
  await tabs(page).getByRole('button', { name: 'Results' }).click()
  await expect(page).not.toHaveURL(/open=/)
  await page.reload()
  const tab = tabs(page).getByRole('button', { name: '3 items', exact: true })
  await tab.click()
  await expect(page).toHaveURL(/open=1\.2\.3/)
  await expect(list(page).getByRole('article')).toHaveCount(3)
  await page.goto(search)
  await expect(tab).toBeVisible()

  await tabs(page).getByRole('button', { name: 'Close 3 items' }).click()
  await expect(tab).toHaveCount(0)
  await page.reload()
  await expect(list(page).getByRole('article').first()).toBeVisible()
  await expect(tab).toHaveCount(0)

  await test.step('a tab that is not open leads to the results', async () => {
    await page.goto(`${search}&tabIdx=7`)
    await expect(tabs(page).getByRole('button', { name: 'Results' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(list(page).getByRole('article').first()).toBeVisible()
  })
})

test('a tab opened by a link is called after its listing', async ({ page }) => {
  await page.goto(`${search}&open=1`)
  const title = await list(page).getByRole('article').getByRole('link').first().textContent()
  const name = titleShortener(tabTitleLength)(title ?? '')
  await expect(tabs(page).getByRole('button', { name, exact: true })).toBeVisible()
  await expect(tabs(page).getByRole('button', { name: `Close ${name}` })).toBeVisible()
  await tabs(page).getByRole('button', { name: 'Results' }).click()
  await expect(page).not.toHaveURL(/open=/)
  await page.reload()
  await expect(tabs(page).getByRole('button', { name, exact: true })).toBeVisible()
})

test.describe('of an own listing', () => {
  test.use({ expectedComplaint: /status of 404/ })

  test('a tab says that it was deleted', async ({ page, context, baseURL }) => {
    const post = await newPost(baseURL, { isComplete: true })
    await post.lender.enter(context)
    await page.goto(`${search}&open=${post.id}`)
    await list(page).getByRole('link', { name: post.title }).click()
    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete this post?' })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Deleted successfully')).toBeVisible()
    await page.getByRole('link', { name: 'Rent', exact: true }).click()
    await expect(list(page).getByText('This listing is there no more.')).toBeVisible()
  })
})

test.describe('a listing that was deleted', () => {
  test.use({ expectedComplaint: /status of 404/ })

  test('is named by its tab, which can be closed, and counted by the tab of a group', async ({
    page,
  }) => {
    await page.goto(`${search}&open=3`)
    await expect(list(page).getByRole('article')).toHaveCount(1)
    await page.route('**/api/rent/get/3', (route) => route.fulfill({ status: 404, json: gone }))
    await page.reload()
    await expect(list(page).getByText('This listing is there no more.')).toBeVisible()
    await tabs(page)
      .getByRole('button', { name: /^Close / })
      .click()
    await expect(list(page).getByRole('article').first()).toBeVisible()

    await page.goto(`${search}&open=1.2.3`)
    await expect(list(page).getByText('1 of these listings is there no more.')).toBeVisible()
    await expect(list(page).getByRole('article')).toHaveCount(2)
  })
})
