import type { BrowserContext, Locator, Page } from '@playwright/test'
import { holdUp } from './hold-up.ts'
import { choose } from './language-menu.ts'
import { newPost } from './lenders.ts'
import { shown, smallOf, tiles } from './picture-page.ts'
import { expect, test } from './test.ts'

/** A post with three pictures, before its lender. */
async function openThree(context: BrowserContext, baseURL: string | undefined) {
  const post = await newPost(baseURL, { pictureCount: 3 })
  const page = await post.openPictures(context)
  await expect(tiles(page)).toHaveCount(3)
  return { post, page, pictures: await post.pictures() }
}

test('an order made by keyboard is saved only when the lender says so, and can be taken back', async ({
  context,
  baseURL,
}) => {
  const { post, page, pictures } = await openThree(context, baseURL)
  const [first, second, third] = pictures

  await page.emulateMedia({ forcedColors: 'active' })
  await liftLast(page)
  const [mark, ground] = await page
    .locator('[data-drop-target]')
    .evaluate((indicator) => [
      getComputedStyle(indicator, '::before').backgroundColor,
      getComputedStyle(document.documentElement).backgroundColor,
    ])
  expect(mark).not.toBe(ground)
  await page.keyboard.press('Escape')
  await page.emulateMedia({ forcedColors: 'none' })

  await dragByKeyboard(page)
  await expect.poll(() => shown(page)).toEqual([third, first, second].map(smallOf))
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Reset Order' }).click()
  await expect.poll(() => shown(page)).toEqual([first, second, third].map(smallOf))
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(3)

  await dragByKeyboard(page)
  await page.getByRole('button', { name: 'Save Order' }).click()
  await expect(page.getByText('Image Order Saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Order' })).toHaveCount(0)
  expect(await post.pictures()).toEqual([third, first, second])
  expect((await post.read()).Img).toBe(third)

  await test.step('A lender whose language is Thai is told in Thai how it is made', async () => {
    await choose(page, 'English', 'ไทย')
    await toLastHandle(page, 'เลือกรูปภาพ')
    await expect(page.locator(':focus')).toHaveAccessibleName('ลาก รูปที่ 3')
    await page.keyboard.press('Enter')
    await expect(page.locator(':focus')).toHaveAccessibleName(/^แทรก/)
    await page.keyboard.press('Escape')
    await choose(page, 'ไทย', 'English')
  })

  await test.step('A lender who leaves with an order that is not saved is asked', async () => {
    await dragByKeyboard(page)
    await page.getByRole('link', { name: post.title }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave this page?' })
    await expect(question).toContainText('The new order of the pictures is not saved.')
    await question.getByRole('button', { name: 'Stay here' }).click()
    await expect(page.getByRole('button', { name: 'Save Order' })).toBeVisible()
    await page.getByRole('link', { name: post.title }).click()
    await question.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Review and manage your post' })).toBeVisible()
  })
})

test.describe('an order that the server refuses', () => {
  test.use({ expectedComplaint: /status of 422/ })

  test('made by pointer, says so and stays, as does one that is made while another is saved', async ({
    context,
    baseURL,
  }) => {
    // Otherwise the page hears of the deletion before it sends the order.
    await context.route('**/api/events', () => undefined)
    const { post, page, pictures } = await openThree(context, baseURL)

    await test.step('What is moved while an order is saved is still to be saved', async () => {
      const [first, second, third] = pictures
      const release = await holdUp(page, '**/api/rent/imgorder/*')
      await dragByKeyboard(page)
      await page.getByRole('button', { name: 'Save Order' }).click()
      await dragByKeyboard(page)
      const moved = [second, third, first].map(smallOf)
      await expect.poll(() => shown(page)).toEqual(moved)
      release()
      await expect(page.getByText('Image Order Saved')).toBeVisible()
      expect(await shown(page)).toEqual(moved)
      await page.getByRole('button', { name: 'Save Order' }).click()
      await expect.poll(post.pictures).toEqual([second, third, first])
      await expect(page.getByRole('button', { name: 'Save Order' })).toHaveCount(0)
    })

    const [first, second, third] = await post.pictures()
    await tiles(page)
      .first()
      .dragTo(tiles(page).nth(1), {
        targetPosition: { x: 200, y: 60 },
        sourcePosition: { x: 60, y: 60 },
      })
    await expect.poll(() => shown(page)).toEqual([second, first, third].map(smallOf))

    // Elsewhere one of them has been deleted meanwhile.
    await post.lender.ask('GET', `/api/rent/deleteimg/${encodeURIComponent(third ?? '')}`)
    await page.getByRole('button', { name: 'Save Order' }).click()
    await expect(page.getByRole('alert')).toContainText(
      'Failed. The order must name each picture of the listing once.',
    )
    // What is there now is shown, and can be saved.
    await expect(tiles(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Save Order' }).click()
    await expect(page.getByText('Image Order Saved')).toBeVisible()
    await expect.poll(post.pictures).toEqual([second, first])
  })
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('a picture is moved by its handle', async ({ context, baseURL }) => {
    const { post, page, pictures } = await openThree(context, baseURL)
    const [first, second, third] = pictures
    await tiles(page).last().scrollIntoViewIfNeeded()
    await dragByFinger(
      page,
      page.getByRole('button', { name: 'Drag Picture 1' }),
      tiles(page).last(),
    )
    await expect.poll(() => shown(page)).toEqual([second, third, first].map(smallOf))
    await page.getByRole('button', { name: 'Save Order' }).click()
    await expect(page.getByText('Image Order Saved')).toBeVisible()
    expect(await post.pictures()).toEqual([second, third, first])
  })
})

async function liftLast(page: Page): Promise<void> {
  await toLastHandle(page, 'Choose pictures')
  await expect(page.getByRole('button', { name: 'Drag Picture 3' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Insert/)
}

/** The third picture before the first. */
async function dragByKeyboard(page: Page): Promise<void> {
  await liftLast(page)
  await page.keyboard.press('Home')
  await expect(page.getByRole('button', { name: 'Insert before Picture 1' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Save Order' })).toBeVisible()
}

/** @param before the name of what stands before the pictures */
async function toLastHandle(page: Page, before: string): Promise<void> {
  await page.getByLabel(before).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await expect(page.getByRole('row').last()).toBeFocused()
  await page.keyboard.press('Tab')
}

async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const device = await page.context().newCDPSession(page)
  const [start, end] = [await centreOf(from), await centreOf(to)]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (typeof start)[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [start])
  for (let step = 1; step <= 8; step++) {
    const at = (axis: 'x' | 'y') => start[axis] + ((end[axis] - start[axis]) * step) / 8
    await touch('touchMove', [{ x: at('x'), y: at('y') }])
  }
  await touch('touchEnd', [])
}

async function centreOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
