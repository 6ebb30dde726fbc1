import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { holdUpAndLose } from './hold-up.ts'
import { newPost, postOf } from './lenders.ts'
import { expect, test } from './test.ts'

test('a lender reads what a post still needs, adds it and activates it', async ({
  page,
  context,
  baseURL,
}) => {
  const post = await newPost(baseURL)
  await post.lender.enter(context)
  await page.goto(`/rentitem/${post.id}`)
  await expect(page.getByText('This is your post')).toBeVisible()
  // Which has no place yet to name beside it.
  await expect(page.getByText('Condo', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('heading', { name: 'Review and manage your post' })).toBeVisible()
  const missing = page.getByRole('status').filter({ hasText: 'Before it can be active' })
  await expect(missing.getByRole('link', { name: 'Say where it is' })).toHaveAttribute(
    'href',
    `/lend/location/${post.id}`,
  )
  await expect(missing.getByRole('link', { name: 'Offer a period with a price' })).toHaveAttribute(
    'href',
    `/lend/${post.id}`,
  )
  await expect(missing.getByRole('link', { name: 'Give it a title' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Edit Images' })).toBeVisible()

  await page.getByRole('button', { name: `Activate ${post.title}` }).click()
  const notReady = page.getByRole('dialog', { name: 'Not ready yet' })
  await expect(notReady.getByRole('listitem')).toHaveCount(2)
  await notReady.getByRole('button', { name: 'Close' }).last().click()

  await post.complete()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Review and manage your post' })).toBeVisible()
  await expect(missing).toHaveCount(0)
  await page.getByRole('button', { name: `Activate ${post.title}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Activate this post?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect((await post.read()).IsActive).toBe(0)
  await page.getByRole('button', { name: `Activate ${post.title}` }).click()
  await question.getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByText('Updated successfully, now active: 1')).toBeVisible()
  expect((await post.read()).IsActive).toBe(1)

  await page.getByRole('button', { name: `Deactivate ${post.title}` }).click()
  await page
    .getByRole('alertdialog', { name: 'Deactivate this post?' })
    .getByRole('button', { name: 'Deactivate' })
    .click()
  await expect(page.getByText('Updated successfully, now active: 0')).toBeVisible()
  expect((await post.read()).IsActive).toBe(0)
})

test('what is changed in one tab or on another device is shown by all while it happens', async ({
  page,
  context,
  baseURL,
}) => {
  const post = await newPost(baseURL, { isComplete: true })
  await post.lender.enter(context)
  const posts = await context.newPage()
  await posts.goto('/profile')
  await expect(posts.getByText('Not active')).toBeVisible()
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`/review/${post.id}`)
    await expect(tab.getByRole('button', { name: `Activate ${post.title}` })).toBeVisible()
  }
  await test.step('what is changed in one tab', async () => {
    await page.bringToFront()
    await page.getByRole('button', { name: `Activate ${post.title}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click()
    await expect(other.getByRole('button', { name: `Deactivate ${post.title}` })).toBeVisible()
    await expect(posts.getByText('Not active')).toHaveCount(0)
  })
  await test.step('what is changed on another device', async () => {
    await post.lender.ask('GET', `/api/rent/setactive/${post.id}/0`)
    await expect(posts.getByText('Not active')).toBeVisible()
    await expect(page.getByRole('button', { name: `Activate ${post.title}` })).toBeVisible()
    await post.lender.ask('GET', `/api/rent/setactive/${post.id}/1`)
    await expect(posts.getByText('Not active')).toHaveCount(0)
    await expect(page.getByRole('button', { name: `Deactivate ${post.title}` })).toBeVisible()
    const second = await postOf(post.lender)
    await expect(posts.getByRole('article').filter({ hasText: second.title })).toBeVisible()
  })
})

test('who is asked whether to deactivate does not activate what another tab has deactivated', async ({
  page,
  context,
  baseURL,
}) => {
  const post = await newPost(baseURL, { isComplete: true })
  await post.lender.ask('GET', `/api/rent/setactive/${post.id}/1`)
  await post.lender.enter(context)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`/review/${post.id}`)
    await tab.getByRole('button', { name: `Deactivate ${post.title}` }).click()
  }
  const question = { name: 'Deactivate this post?' }
  const confirm = (tab: Page) =>
    tab.getByRole('alertdialog', question).getByRole('button', { name: 'Deactivate' }).click()
  await confirm(other)
  const name = `Activate ${post.title}`
  await expect(page.getByRole('button', { name, includeHidden: true })).toHaveCount(1)
  await confirm(page)
  await expect(page.getByText('Updated successfully, now active: 0')).toBeVisible()
  expect((await post.read()).IsActive).toBe(0)
})

test.describe('what fails once its question is closed', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ })

  test('is asked again, with why', async ({ page, context, baseURL }) => {
    const post = await newPost(baseURL, { isComplete: true })
    await post.lender.enter(context)
    await page.goto(`/review/${post.id}`)
    const lose = await holdUpAndLose(page, '**/api/rent/setactive/**')
    await page.getByRole('button', { name: `Activate ${post.title}` }).click()
    const question = page.getByRole('alertdialog', { name: 'Activate this post?' })
    await question.getByRole('button', { name: 'Activate' }).click()
    await expect(question.getByRole('button', { name: 'Activate' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    lose()
    await expect(question.getByRole('alert')).toBeVisible()
  })
})

test.describe('what the server refuses', () => {
  test.use({ expectedComplaint: /status of 404/ })

  test('a post that is not there has no page to manage it', async ({ page }) => {
    for (const path of ['/review/99999999', '/lend/imgedit/99999999']) {
      await page.goto(path)
      await expect(
        page.getByRole('heading', { name: "We can't find the page you're looking for." }),
      ).toBeVisible()
      await expect(page.getByText('There is no such post.')).toBeVisible()
    }
  })
})

test('others see the post with its reviews, and nothing that manages it', async ({
  page,
  baseURL,
}) => {
  const post = await newPost(baseURL, { isComplete: true })
  await page.goto(`/review/${post.id}`)
  await expect(page.getByRole('heading', { name: post.title, level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible()
  await expect(page.getByText('This listing is not currently active.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit Card' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
})

test('Your Posts are cards or a table, which is kept, sorted and switches them', async ({
  page,
  context,
  baseURL,
}) => {
  const post = await newPost(baseURL, { isComplete: true })
  const other = `${'Sonnenuntergang'.repeat(12)}${randomUUID().slice(0, 8)}`
  const inYen = { CurrencyId: 4, DailyPrice: 5000, DepositAmt: 100 }
  await post.lender.ask('POST', '/api/rent/create', { Title: other, ...inYen })
  await post.lender.enter(context)
  await page.goto('/profile')
  await expect(page.getByRole('tab', { name: 'Your Posts 2' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('article').first()).toContainText('Not active')

  await page.getByRole('radio', { name: 'Table' }).check()
  await page.reload()
  const table = page.getByRole('table', { name: 'Your Posts' })
  const columns = 'Title Hourly Daily Weekly Monthly Curr Deposit Type Updated Visibility'.split(
    ' ',
  )
  await expect(table.getByRole('columnheader')).toHaveText(columns)
  const titles = table.getByRole('rowheader')
  const sortedBy = async (column: string, direction: string) => {
    await table.getByRole('button', { name: column }).click()
    await expect(table.getByRole('columnheader', { name: column })).toHaveAttribute(
      'aria-sort',
      direction,
    )
    return titles
  }
  await expect(await sortedBy('Deposit', 'ascending')).toHaveText([other, post.title])
  await expect(await sortedBy('Deposit', 'descending')).toHaveText([other, post.title])
  await expect(await sortedBy('Daily', 'ascending')).toHaveText([post.title, other])
  await expect(await sortedBy('Daily', 'descending')).toHaveText([other, post.title])

  const row = table.getByRole('row', { name: post.title })
  await row.getByRole('button', { name: `Activate ${post.title}` }).click()
  await page
    .getByRole('alertdialog', { name: 'Activate this post?' })
    .getByRole('button', { name: 'Activate' })
    .click()
  await expect(page.getByText('Updated successfully, now active: 1')).toBeVisible()
  await expect(row.getByRole('button', { name: `Deactivate ${post.title}` })).toBeVisible()

  // A title that is one word is broken, and nothing else.
  const beyondPx = table.evaluate((all) => all.scrollWidth - (all.parentElement?.clientWidth ?? 0))
  expect(await beyondPx).toBe(0)
  const heights = row
    .getByRole('cell')
    .locator('> div')
    .evaluateAll((all) => all.slice(0, -1).map(({ clientHeight }) => clientHeight))
  expect(new Set(await heights).size).toBe(1)

  // One pixel above the width of cards the table is wider than the window.
  await page.setViewportSize({ width: 769, height: 1000 })
  await row.getByRole('rowheader').scrollIntoViewIfNeeded()
  await expect(row.getByRole('button', { name: /^Deactivate/ })).toBeInViewport({ ratio: 1 })

  // At 768 pixels the rows are cards below each other.
  await page.setViewportSize({ width: 768, height: 1000 })
  const boxes = await Promise.all(
    [titles.first(), row.getByRole('button', { name: /^Deactivate/ })].map((each) =>
      each.boundingBox(),
    ),
  )
  expect(boxes[1]?.y).toBeGreaterThan((boxes[0]?.y ?? 0) + 100)

  await titles.first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Review and manage your post' })).toBeVisible()
})
