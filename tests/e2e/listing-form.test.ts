import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { listingCodec } from '#contract/codecs/listing.ts'
import { listingFields, newListing, typedOf } from '#src/features/lend/typed-listing.ts'
import { endSession } from './end-session.ts'
import { expectAccessible } from './is-accessible.ts'
import { latePartsAreHere } from './late-parts-are-here.ts'
import { managedId, newLender, saveButton, titleField } from './lenders.ts'
import { enterAsLender, openForm, price, restored, type Lender } from './listing-form.ts'
import { expect, test } from './test.ts'

let lender: Lender
test.beforeEach(async ({ context, baseURL }) => {
  lender = await enterAsLender(context, baseURL)
})

const periods = ['Hourly', 'Daily', 'Weekly', 'Monthly']

const offered = (page: Page, period: string) =>
  page.getByRole('switch', { name: period, exact: true })

test('Users can create a listing with every field', async ({ page }) => {
  await openForm(page)
  await titleField(page).fill('Loft by the sea')
  await page.getByLabel('Type').selectOption('House')
  await page.getByLabel('Details', { exact: true }).fill('Two rooms.\nA pool.')
  await page.getByLabel('City').fill('Pattaya')
  await page.getByLabel('Zip code').fill('20150')
  await page.getByLabel('Currency').selectOption('THB')
  for (const [at, period] of periods.entries()) {
    const booking = (way: string) => `${period}, price in THB · ${way}`
    await expect(price(page, period)).toHaveAccessibleName(booking('Approval Required'))
    await page.getByLabel(`${period}: booking`).selectOption('Instant Booking')
    await expect(price(page, period)).toHaveAccessibleName(booking('Instant Booking'))
    await price(page, period).fill(`${900 + at}.50`)
  }
  await page.getByLabel('Deposit', { exact: true }).fill('5000')
  await page.getByLabel('Deposit terms').fill('Back within a week.')
  await page.getByLabel('Private notes').fill('The key is with the neighbour.')
  await expectAccessible(page)
  for (const period of periods) {
    await offered(page, period).click({ force: true })
    await expect(price(page, period)).toHaveCount(0)
  }
  await saveButton(page).click()
  await expect(page.getByText('Added successfully')).toBeVisible()
  const saved = await lender.read(await managedId(page))
  const typed = typedOf(z.decode(listingCodec, saved as z.input<typeof listingCodec>))
  expect(listingFields.filter((field) => typed[field] === newListing[field])).toEqual([])
  expect(saved).toMatchObject({
    Title: 'Loft by the sea',
    TypeId: 1,
    Details: 'Two rooms.\nA pool.',
    City: 'Pattaya',
    Zip: '20150',
    CurrencyId: 1,
    HourlyPrice: 900.5,
    DailyPrice: 901.5,
    WeeklyPrice: 902.5,
    MonthlyPrice: 903.5,
    DepositAmt: 5000,
    DepositTerms: 'Back within a week.',
    PrivateNotes: 'The key is with the neighbour.',
  })
  await openForm(page)
  await expect(titleField(page)).toHaveValue('')
  await expect(restored(page)).toHaveCount(0)
})

test('Users can edit a listing, and a price that is switched off is kept', async ({ page }) => {
  const id = await lender.lend({ PrivateNotes: 'Mine alone', WeeklyPrice: 5000 })
  await openForm(page, id)
  await expect(price(page, 'Weekly')).toHaveValue('5000')
  await offered(page, 'Weekly').click({ force: true })
  await titleField(page).fill('Loft over the sea')
  await latePartsAreHere(page)
  await saveButton(page).click()
  await expect(page.getByText('Updated successfully')).toBeVisible()
  expect(await managedId(page)).toBe(id)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await lender.read(id)).toMatchObject({
    Title: 'Loft over the sea',
    PrivateNotes: 'Mine alone',
    IsWeeklyOk: 0,
    WeeklyPrice: 5000,
  })
})

test('the price of a period that is switched off fits its currency too', async ({ page }) => {
  const id = await lender.lend({ CurrencyId: 0, IsMonthlyOk: 0, MonthlyPrice: 1075.5 })
  await openForm(page, id)
  await page.getByLabel('Currency').selectOption('JPY')
  await expect(price(page, 'Monthly')).toHaveCount(0)
  await saveButton(page).click()
  await expect(price(page, 'Monthly')).toBeFocused()
  await expect(price(page, 'Monthly')).toHaveAccessibleDescription(
    'Must be a whole amount such as 900.',
  )
  await price(page, 'Monthly').fill('107500')
  await expect(price(page, 'Monthly')).toBeFocused()
  await saveButton(page).click()
  await managedId(page)
  expect(await lender.read(id)).toMatchObject({ IsMonthlyOk: 0, MonthlyPrice: 107_500 })
})

test('what is wrong stands at its field, which has the focus', async ({ page }) => {
  await openForm(page)
  await price(page, 'Daily').fill('12.505')
  await saveButton(page).click()
  await expect(titleField(page)).toBeFocused()
  await expect(titleField(page)).toHaveAccessibleDescription('Title is required.')
  await expect(price(page, 'Daily')).toHaveAccessibleDescription(
    'Must be an amount such as 900 or 12.50.',
  )
  await expect(page.getByRole('alert')).toHaveText('Not saved: 2 fields need another look.')
  await titleField(page).fill('Loft')
  await expect(titleField(page)).toHaveAccessibleDescription('')
  await page.getByLabel('Currency').selectOption('JPY')
  await page.getByLabel('Details', { exact: true }).fill('x'.repeat(6001))
  await expect(page.getByText('1 character too many').first()).toBeVisible()
  await saveButton(page).click()
  await expect(page.getByLabel('Details', { exact: true })).toBeFocused()
  await expect(page.getByText('Details is too long. Maximum 6000 characters.')).toBeVisible()
  await expect(page.getByText('Must be a whole amount such as 900.')).toBeVisible()
  // What is wrong with an amount is not said of it in another currency.
  await page.getByLabel('Currency').selectOption('USD')
  await expect(price(page, 'Daily')).toHaveAccessibleDescription('')
  expect(await lender.own()).toEqual([])
})

test.describe('refused by the server', () => {
  test.use({ expectedComplaint: /status of (4\d\d)/ })

  test('what it says of a field stands at that field; a session that has ended leads to the login; and nothing is lost', async ({
    page,
    context,
  }) => {
    await page.route('**/api/rent/create', (route) =>
      route.fulfill({
        status: 422,
        json: {
          success: false,
          message: 'City is not known.',
          resObj: null,
          errorCode: 4,
          errors: [{ path: 'City', message: 'City is not known.' }],
        },
      }),
    )
    await openForm(page)
    await titleField(page).fill('Loft')
    await page.getByLabel('City').fill('Xyzzyville')
    await saveButton(page).click()
    await expect(page.getByLabel('City')).toBeFocused()
    await expect(page.getByLabel('City')).toHaveAccessibleDescription('City is not known.')
    await expect(titleField(page)).toHaveValue('Loft')
    await page.unroute('**/api/rent/create')

    const askAgain = await endSession(page, '/api/rent/create')
    await saveButton(page).click()
    await askAgain()
    await expect(page.getByText('You have to be logged in to add a listing')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    await lender.person.enter(context)
    await openForm(page)
    await expect(titleField(page)).toHaveValue('Loft')
    await expect(restored(page)).toBeVisible()
  })
})

test('markup is text, in the previews and afterwards, and a double click saves it once', async ({
  page,
}) => {
  await openForm(page)
  const title = '<img src=x onerror=alert(1)>'
  await titleField(page).fill(title)
  await page.getByLabel('Details', { exact: true }).fill('<b>Two</b> rooms')
  const tile = page.getByRole('region', { name: 'Tile preview' })
  const post = page.getByRole('region', { name: 'Post preview' })
  await expect(tile.getByText(title)).toBeVisible()
  await expect(post.getByText(title)).toBeVisible()
  await expect(post.getByText('<b>Two</b> rooms')).toBeVisible()
  await saveButton(page).dblclick()
  const id = await managedId(page)
  expect(await lender.own()).toHaveLength(1)
  await page.goto(`/rentitem/${id}`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test.describe('of somebody else', () => {
  test.use({ expectedComplaint: /status of 404/ })

  test('a listing cannot be edited, and one that is not there has no form', async ({
    page,
    baseURL,
  }) => {
    const theirs = await newLender(baseURL)
    await page.goto(`/lend/${await theirs.lend()}`)
    await expect(page.getByText('This listing is not yours.')).toBeVisible()
    await expect(titleField(page)).toHaveCount(0)
    await page.goto('/lend/999999999')
    await expect(
      page.getByRole('heading', { name: "We can't find the page you're looking for." }),
    ).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

  test('the previews stand in tabs, and what is typed stays', async ({ page }) => {
    await openForm(page)
    await titleField(page).fill('Loft')
    await price(page, 'Weekly').fill('5000')
    await page.getByRole('tab', { name: 'Tile preview' }).click()
    await expect(page.getByRole('tabpanel').getByText('Loft')).toBeVisible()
    await expect(page.getByRole('tabpanel').getByText('5,000')).toBeVisible()
    await page.getByRole('tab', { name: 'Post preview' }).click()
    await expect(page.getByRole('tabpanel').getByText('USD 5,000.00')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Form' }).click()
    await expect(titleField(page)).toHaveValue('Loft')
  })
})
