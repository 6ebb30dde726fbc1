import type { Page } from '@playwright/test'
import { expectAccessible } from './is-accessible.ts'
import { managedId, saveButton, titleField } from './lenders.ts'
import { enterAsLender, openForm, price, restored, type Lender } from './listing-form.ts'
import { expect, test } from './test.ts'

let lender: Lender
test.beforeEach(async ({ context, baseURL }) => {
  lender = await enterAsLender(context, baseURL)
})

test.describe('edited in two tabs', () => {
  test.use({ expectedComplaint: /status of 409/ })

  test('the second one sees what differs, chooses, and loses nothing', async ({
    page,
    context,
  }) => {
    const id = await lender.lend({ City: 'Pattaya' })
    const other = await context.newPage()
    await openForm(page, id)
    await openForm(other, id)
    await titleField(page).fill('First title')
    await page.getByLabel('City').fill('Jomtien')
    await titleField(other).fill('Second title')
    await other.getByLabel('Zip code').fill('20150')
    await price(other, 'Daily').fill('950')
    await saveButton(page).click()
    await managedId(page)
    await saveButton(other).click()
    const differing = other.getByRole('region', { name: 'Changes made elsewhere' })
    await expect(differing.getByRole('heading', { name: 'Changes made elsewhere' })).toBeFocused()
    await expect(differing.getByRole('listitem')).toHaveCount(2)
    await expect(differing).toContainText('First title')
    await expect(differing).toContainText('Second title')
    await expectAccessible(other)
    await differing.getByRole('button', { name: 'Keep mine: Title' }).click()
    await differing.getByRole('button', { name: 'Take theirs: City' }).click()
    await expect(differing).toHaveCount(0)
    await expect(titleField(other)).toHaveValue('Second title')
    await expect(other.getByLabel('City')).toHaveValue('Jomtien')
    await saveButton(other).click()
    await managedId(other)
    expect(await lender.read(id)).toMatchObject({
      Title: 'Second title',
      City: 'Jomtien',
      Zip: '20150',
      DailyPrice: 950,
    })
  })

  test('all of it can be decided at once, also on a later visit', async ({ page }) => {
    const id = await lender.lend()
    await openForm(page, id)
    await titleField(page).fill('Mine')
    await page.getByLabel('City').fill('My town')
    await lender.change(id, { Title: 'Theirs', City: 'Their town' })
    await page.reload()
    const differing = page.getByRole('region', { name: 'Changes made elsewhere' })
    await expect(differing.getByRole('listitem')).toHaveCount(2)
    await differing.getByRole('button', { name: 'Keep all of mine' }).click()
    await saveButton(page).click()
    await managedId(page)
    expect(await lender.read(id)).toMatchObject({ Title: 'Mine', City: 'My town' })
  })
})

test('what another device changes is shown while this one types, and what is typed stays', async ({
  page,
}) => {
  const id = await lender.lend()
  const city = page.getByRole('textbox', { name: 'City' })
  await openForm(page, id)
  await city.fill('My town')
  await lender.change(id, { Title: 'Theirs', City: 'Their town' })
  const differing = page.getByRole('region', { name: 'Changes made elsewhere' })
  await expect(differing.getByRole('listitem')).toHaveCount(2)
  await expect(city).toHaveValue('My town')
  await expect(city).toBeFocused()
  await page.keyboard.type(' by the sea')
  await differing.getByRole('button', { name: 'Keep mine: City' }).click()
  await differing.getByRole('button', { name: 'Take theirs: Title' }).click()
  await saveButton(page).click()
  await managedId(page)
  expect(await lender.read(id)).toMatchObject({ Title: 'Theirs', City: 'My town by the sea' })
})

test.describe('changed elsewhere where nothing is typed', () => {
  test.use({ expectedComplaint: /status of 409/ })

  test('a listing is saved without a question', async ({ page }) => {
    // A town that is typed stays when the place is chosen.
    const id = await lender.lend({ City: 'Jomtien' })
    await openForm(page, id)
    await titleField(page).fill('Mine')
    await lender.place(id)
    await saveButton(page).click()
    await managedId(page)
    expect(await lender.read(id)).toMatchObject({ Title: 'Mine', Lat: 17.41, Lon: 102.79 })
  })
})

test('two new ones from the same beginning are two listings', async ({ page, context }) => {
  await openForm(page)
  await titleField(page).fill('Flat one')
  const other = await context.newPage()
  await openForm(other)
  await expect(restored(other)).toBeVisible()
  await titleField(other).fill('Flat two')
  await saveButton(page).click()
  const first = await managedId(page)
  await saveButton(other).click()
  const second = await managedId(other)
  expect(await lender.read(first)).toMatchObject({ Title: 'Flat one' })
  expect(await lender.read(second)).toMatchObject({ Title: 'Flat two' })
})

test.describe('when the answer is lost', () => {
  test.use({
    expectedComplaint: /Failed to load resource|status of (409|422)/,
  })

  /** Adds a listing of which the server never says that it is there. */
  async function addLoftInVain(page: Page): Promise<void> {
    await page.context().route(
      '**/api/rent/create',
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await openForm(page)
    await titleField(page).fill('Loft')
    await saveButton(page).click()
    await expect(page.getByRole('alert').getByText('Error')).toBeVisible()
  }

  test('the next try makes no second listing', async ({ page }) => {
    await addLoftInVain(page)
    await page.reload()
    await expect(titleField(page)).toHaveValue('Loft')
    await saveButton(page).click()
    await managedId(page)
    expect(await lender.own()).toHaveLength(1)
  })

  test('what was changed meanwhile changes the listing that was made', async ({ page }) => {
    await addLoftInVain(page)
    await titleField(page).fill('Loft with a view')
    await saveButton(page).click()
    await expect(page.getByText('Added successfully')).toBeVisible()
    const id = await managedId(page)
    expect(await lender.own()).toMatchObject([{ Id: id, Title: 'Loft with a view' }])
  })

  test('what was changed elsewhere since stays, and what is typed may be another one', async ({
    page,
  }) => {
    await addLoftInVain(page)
    const [made] = await lender.own()
    const changed = { Title: 'Big loft', Details: 'Written elsewhere' }
    await lender.change(made?.Id ?? 0, changed)
    await page.reload()
    await titleField(page).fill('Flat')
    await saveButton(page).click()
    const told = page.getByRole('alert').filter({ hasText: 'An earlier try has added Big loft' })
    await expect(told.getByRole('link', { name: 'Big loft' })).toHaveAttribute(
      'href',
      `/review/${made?.Id}`,
    )
    expect(await lender.own()).toMatchObject([changed])
    await saveButton(page).click()
    const another = await managedId(page)
    expect(await lender.read(another)).toMatchObject({ Title: 'Flat', Details: '' })
    expect(await lender.read(made?.Id ?? 0)).toMatchObject(changed)
  })
})
