import { closedGate } from '#tests/fixtures/gate.ts'
import { newStay } from './begun-stay.ts'
import { holdUp } from './hold-up.ts'
import { newPost } from './lenders.ts'
import { expect, test } from './test.ts'

test.describe('a post that is deleted', () => {
  test.use({ expectedComplaint: /status of 404/ })

  test('after a confirmation is there no more, nor for who goes back to it', async ({
    page,
    context,
    baseURL,
  }) => {
    const post = await newPost(baseURL, { isComplete: true, pictureCount: 1 })
    await post.lender.enter(context)
    await page.goto(`/rentitem/${post.id}`)
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete this post?' })
    await expect(question).toContainText(post.title)
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Deleted successfully')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
    await expect(page.getByText('No posts yet')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Your Posts 0' })).toBeVisible()
    await page.goBack()
    await expect(page.getByText(/^This listing was deleted\./)).toBeVisible()
    await expect(page.getByText('This is your post')).toHaveCount(0)
  })

  test('is asked for by other pages alone while the answer is on its way', async ({
    page,
    context,
    baseURL,
  }) => {
    const post = await newPost(baseURL, { isComplete: true })
    await post.lender.enter(context)
    const posts = await context.newPage()
    await posts.goto('/profile')
    await expect(posts.getByRole('article')).toContainText(post.title)
    await page.goto(`/review/${post.id}`)
    const { opened, open } = closedGate()
    await page.route('**/api/rent/delete/*', async (route) => {
      const response = await route.fetch()
      await opened
      await route.fulfill({ response })
    })
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(posts.getByText('No posts yet')).toBeVisible()
    open()
    await expect(page.getByText('Deleted successfully')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
    expect(asked).not.toContain(`/api/rent/get/${post.id}`)
  })

  test('is not shown as if it were there on another device', async ({ page, context, baseURL }) => {
    const post = await newPost(baseURL, { isComplete: true })
    await post.lender.enter(context)
    await page.goto(`/review/${post.id}`)
    await expect(page.getByRole('button', { name: `Activate ${post.title}` })).toBeVisible()
    await post.lender.ask('GET', `/api/rent/delete/${post.id}`)
    await expect(page.getByText(/^This listing was deleted\./)).toBeVisible()
    await expect(page.getByRole('button', { name: `Activate ${post.title}` })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Edit Card' })).toHaveCount(0)
  })

  test('cannot be kept once that is under way, and calls nobody back who has left', async ({
    page,
    context,
    baseURL,
  }) => {
    const post = await newPost(baseURL, { isComplete: true })
    await post.lender.enter(context)
    await page.goto(`/rentitem/${post.id}`)
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    const release = await holdUp(page, '**/api/rent/delete/*')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await page.goBack()
    await expect(page.getByText('This is your post')).toBeVisible()
    release()
    await expect(page.getByText('Deleted successfully')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/rentitem/${post.id}$`))
    await expect(page.getByText(/^This listing was deleted\./)).toBeVisible()
  })
})

test.describe('a post that is still needed', () => {
  test.use({ expectedComplaint: /status of 409/ })

  test('is not deleted while a request waits, and its lender reads why', async ({
    page,
    context,
    baseURL,
  }) => {
    const stay = await newStay(baseURL ?? '', { startsInHours: 48, needsApproval: true })
    await stay.lender.enter(context)
    await page.goto(`/review/${stay.listingId}`)
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete this post?' })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(question.getByRole('alert')).toContainText(
      'This listing cannot be deleted: a request waits for your answer.',
    )
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { name: 'Review and manage your post' })).toBeVisible()
  })
})
