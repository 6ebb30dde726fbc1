import { photo } from '#tests/fixtures/photos.ts'
import { managedId, newLender, saveButton, titleField } from './lenders.ts'
import { bytesOf } from './picture-page.ts'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

test('a place is posted from nothing until strangers find it', async ({
  page,
  browser,
  context,
  baseURL,
}) => {
  const lender = await newLender(baseURL)
  await lender.person.enter(context)
  const title = `House with a well ${Date.now()}`
  await page.goto('/lend')
  await titleField(page).fill(title)
  await page.getByLabel('Type').selectOption('House')
  await page.getByLabel('Currency').selectOption('THB')
  await page.getByLabel(/^Daily, price in/).fill('900')
  await saveButton(page).click()
  await expect(page.getByText('Added successfully')).toBeVisible()
  const id = await managedId(page)
  await page.goBack()
  await expect(titleField(page)).toHaveCount(0)
  await page.goForward()

  await page.getByRole('link', { name: 'Say where it is' }).click()
  // Far from the cities whose listings are counted.
  await page.getByLabel('Latitude, longitude').fill('17.4312, 102.8123')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('button', { name: 'Save this location' }).click()
  await expect(page.getByText('Saved location')).toBeVisible()

  await page.goto(`/review/${id}`)
  await page.getByRole('link', { name: 'Edit Images' }).click()
  await page.getByLabel('Choose pictures').setInputFiles([
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await bytesOf(await photo(11, 800, 600)) },
    { name: 'well.jpg', mimeType: 'image/jpeg', buffer: await bytesOf(await photo(12, 600, 800)) },
  ])
  await expect(page.getByRole('row', { name: 'Picture 2' })).toBeVisible()
  const { images } = await lender.read(id)
  expect(images).toHaveLength(2)
  await expect(page.getByRole('list', { name: 'Uploads' })).toHaveCount(0)
  await page.getByLabel('Choose pictures').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await expect(page.getByRole('row', { name: 'Picture 2' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Drag Picture 2' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Insert/)
  await page.keyboard.press('Home')
  await expect(page.getByRole('button', { name: 'Insert before Picture 1' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save Order' }).click()
  await expect(page.getByText('Image Order Saved')).toBeVisible()
  expect((await lender.read(id)).images).toEqual(images.toReversed())

  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: `Activate ${title}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByText('Updated successfully, now active: 1')).toBeVisible()

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto('/rent?lat=17.4312&lng=102.8123&zoom=15&mode=list')
  await stranger.getByRole('link', { name: title }).first().click()
  await expect(stranger.getByRole('heading', { name: title })).toBeVisible()
  await expect(stranger.getByText('THB 900.00').first()).toBeVisible()
  await stranger.context().close()
})
