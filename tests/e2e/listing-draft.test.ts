import { holdUp } from './hold-up.ts'
import { latePartsAreHere } from './late-parts-are-here.ts'
import { managedId, saveButton, titleField } from './lenders.ts'
import { enterAsLender, openForm, price, restored, type Lender } from './listing-form.ts'
import { expect, test } from './test.ts'
import { workerIsReady } from './worker-is-ready.ts'

let lender: Lender
test.beforeEach(async ({ context, baseURL }) => {
  lender = await enterAsLender(context, baseURL)
})

test('what is typed outlives a reload, before which the browser asks, and can be discarded and had again', async ({
  page,
}) => {
  const id = await lender.lend()
  await openForm(page)
  await titleField(page).fill('A new one')
  await openForm(page, id)
  await expect(titleField(page)).toHaveValue('Loft by the sea')
  await price(page, 'Daily').clear()
  await price(page, 'Daily').pressSequentially('9o0')
  const asked = page.waitForEvent('dialog')
  const reloading = page.reload()
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await reloading
  await expect(restored(page)).toBeVisible()
  await expect(price(page, 'Daily')).toHaveValue('9o0')
  await latePartsAreHere(page)
  await page.getByRole('button', { name: 'Discard changes' }).first().click()
  await expect(price(page, 'Daily')).toHaveValue('900')
  await expect(restored(page)).toHaveCount(0)
  // Far from the button that was pressed, and the one way back.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(price(page, 'Daily')).toHaveValue('9o0')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  await openForm(page)
  await expect(titleField(page)).toHaveValue('A new one')
})

test('what is discarded can be had again in another language', async ({ page }) => {
  const id = await lender.lend()
  await openForm(page, id)
  await titleField(page).fill('Another loft')
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deutsch' }).click()
  await page.getByRole('button', { name: 'Änderungen verwerfen' }).first().click()
  const title = page.getByRole('main').locator('input[value="Loft by the sea"]')
  await expect(title).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByRole('main').locator('input[value="Another loft"]')).toBeVisible()
})

test('whoever leaves with unsaved changes is asked, and finds them again', async ({ page }) => {
  await openForm(page)
  await page.getByRole('link', { name: 'Saved' }).click()
  await expect(page.getByRole('heading', { name: 'Saved', exact: true })).toBeVisible()
  await openForm(page)
  await titleField(page).fill('Loft')
  await page.getByRole('link', { name: 'Saved' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave with unsaved changes?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(titleField(page)).toHaveValue('Loft')
  await page.getByRole('link', { name: 'Saved' }).click()
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Saved', exact: true })).toBeVisible()
  await page.goBack()
  await expect(titleField(page)).toHaveValue('Loft')
  await expect(restored(page)).toBeVisible()
})

test('whoever skips to the content with unsaved changes leaves nothing', async ({ page }) => {
  // Wider than that, the browser has the way back.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/saved')
  await page.getByRole('link', { name: 'Lend', exact: true }).click()
  await titleField(page).fill('Loft')
  const main = page.getByRole('main')
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(main).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(main.locator(':focus')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible()
  await expect(page).toHaveURL('/lend')
})

test.describe('without a connection', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|NetworkError/,
  })

  for (const [what, isNew] of [
    ['a new listing', true],
    ['a listing', false],
  ] as const) {
    test(`${what} is kept on the device and saved later`, async ({ page, context }) => {
      const id = isNew ? null : await lender.lend()
      await openForm(page, id)
      await workerIsReady(page)
      await context.setOffline(true)
      await titleField(page).fill('Written in a tunnel')
      await expect(page.getByText('What you type is kept on this device')).toBeVisible()
      await saveButton(page).click()
      await expect(page.getByRole('alert')).toHaveText(
        'You are offline. Nothing was sent; what you typed is still here.',
      )
      await page.reload()
      await expect(titleField(page)).toHaveValue('Written in a tunnel')
      await expect(restored(page)).toBeVisible()
      await context.setOffline(false)
      await saveButton(page).click()
      expect(await lender.read(await managedId(page))).toMatchObject({
        Title: 'Written in a tunnel',
      })
    })
  }
})

test.describe('while it is saved', () => {
  test('a form that is left leaves no draft of what has become a listing', async ({ page }) => {
    const release = await holdUp(page, '**/api/rent/create')
    await openForm(page)
    await titleField(page).fill('Loft by the sea')
    await saveButton(page).click()
    await page.getByRole('link', { name: 'Saved', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Saved', level: 1 })).toBeVisible()
    const isTold = expect(page.getByText('Added successfully')).toBeVisible()
    release()
    await isTold
    expect(await lender.own()).toHaveLength(1)
    await openForm(page)
    await expect(titleField(page)).toHaveValue('')
  })
})
