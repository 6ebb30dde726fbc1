import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import { latePartsAreHere } from './late-parts-are-here.ts'
import { managedId, newLender, saveButton, titleField } from './lenders.ts'
import { expect, test } from './test.ts'
import { workerIsReady } from './worker-is-ready.ts'

type Lender = Awaited<ReturnType<typeof newLender>>
let lender: Lender
test.beforeEach(async ({ context, baseURL }) => {
  lender = await newLender(baseURL)
  await lender.person.enter(context)
})

async function openForm(page: Page, id: number | null = null): Promise<void> {
  await page.goto(id === null ? '/lend' : `/lend/${id}`)
  await expect(titleField(page)).toBeVisible()
}

const restored = (page: Page) => page.getByText('Your unsaved changes are restored.')
const offered = (page: Page, period: string) =>
  page.getByRole('switch', { name: period, exact: true })
const price = (page: Page, period: string) => page.getByLabel(new RegExp(`^${period}, price in`))

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes: [first] }) => `${id}: ${first?.html}`)).toEqual([])
}

test('Users can create a listing with every field', async ({ page }) => {
  await openForm(page)
  await titleField(page).fill('Loft by the sea')
  await page.getByLabel('Type').selectOption('House')
  await page.getByLabel('Details', { exact: true }).fill('Two rooms.\nA pool.')
  await page.getByLabel('City').fill('Pattaya')
  await page.getByLabel('Zip code').fill('20150')
  await page.getByLabel('Currency').selectOption('THB')
  await offered(page, 'Hourly').click({ force: true })
  await expect(price(page, 'Hourly')).toHaveCount(0)
  await expect(price(page, 'Daily')).toHaveAccessibleName('Daily, price in THB · Approval Required')
  await page.getByLabel('Daily: booking').selectOption('Instant Booking')
  await expect(price(page, 'Daily')).toHaveAccessibleName('Daily, price in THB · Instant Booking')
  await price(page, 'Daily').fill('900.50')
  await price(page, 'Monthly').fill('18000')
  await page.getByLabel('Deposit', { exact: true }).fill('5000')
  await page.getByLabel('Deposit terms').fill('Back within a week.')
  await page.getByLabel('Private notes').fill('The key is with the neighbour.')
  await expectAccessible(page)
  await saveButton(page).click()
  await expect(page.getByText('Added successfully')).toBeVisible()
  const id = await managedId(page)
  expect(await lender.read(id)).toMatchObject({
    Title: 'Loft by the sea',
    TypeId: 1,
    Details: 'Two rooms.\nA pool.',
    City: 'Pattaya',
    Zip: '20150',
    CurrencyId: 1,
    IsHourlyOk: 0,
    IsDailyOk: 1,
    DailyPrice: 900.5,
    IsDailyApproval: 0,
    IsWeeklyOk: 1,
    WeeklyPrice: 0,
    IsWeeklyApproval: 1,
    MonthlyPrice: 18000,
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
  await expectAccessible(page)
  await titleField(page).fill('Loft')
  await expect(titleField(page)).toHaveAccessibleDescription('')
  await page.getByLabel('Currency').selectOption('JPY')
  await page.getByLabel('Details', { exact: true }).fill('x'.repeat(6001))
  await expect(page.getByText('1 character too many')).toBeVisible()
  await saveButton(page).click()
  await expect(page.getByLabel('Details', { exact: true })).toBeFocused()
  await expect(page.getByText('Details is too long. Maximum 6000 characters.')).toBeVisible()
  await expect(page.getByText('Must be a whole amount such as 900.')).toBeVisible()
  expect(await lender.own()).toEqual([])
})

test.describe('refused by the server', () => {
  test.use({ serviceWorkers: 'block', expectedComplaint: /status of (4\d\d)/ })

  test('what it says of a field stands at that field', async ({ page }) => {
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
  })

  test('a session that has ended leads to the login, and nothing is lost', async ({
    page,
    context,
  }) => {
    await openForm(page)
    await titleField(page).fill('Loft')
    await latePartsAreHere(page)
    // What asks by itself waits, so that it is the form that finds out.
    const questions = /\/api\/(?!rent\/create|user\/)/
    await page.route(questions, () => undefined)
    await context.clearCookies({ name: 'session' })
    await saveButton(page).click()
    await page.unroute(questions)
    await expect(page.getByText('You have to be logged in to add a listing')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    await lender.person.enter(context)
    await openForm(page)
    await expect(titleField(page)).toHaveValue('Loft')
    await expect(restored(page)).toBeVisible()
  })
})

test('what is typed outlives a reload, and can be discarded and had again', async ({ page }) => {
  const id = await lender.lend()
  await openForm(page)
  await titleField(page).fill('A new one')
  await openForm(page, id)
  await expect(titleField(page)).toHaveValue('Loft by the sea')
  await price(page, 'Daily').fill('9o0')
  await page.reload()
  await expect(restored(page)).toBeVisible()
  await expect(price(page, 'Daily')).toHaveValue('9o0')
  await latePartsAreHere(page)
  await page.getByRole('button', { name: 'Discard changes' }).first().click()
  await expect(price(page, 'Daily')).toHaveValue('900')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  await expect(restored(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(price(page, 'Daily')).toHaveValue('9o0')
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

test('the browser asks before it closes a page with unsaved changes', async ({ page }) => {
  await openForm(page)
  await titleField(page).pressSequentially('Loft')
  const asked = page.waitForEvent('dialog')
  const reloading = page.reload()
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await reloading
  await expect(titleField(page)).toHaveValue('Loft')
})

test('markup is text, in the previews and afterwards', async ({ page }) => {
  await openForm(page)
  const title = '<img src=x onerror=alert(1)>'
  await titleField(page).fill(title)
  await page.getByLabel('Details', { exact: true }).fill('<b>Two</b> rooms')
  const tile = page.getByRole('region', { name: 'Tile preview' })
  const post = page.getByRole('region', { name: 'Post preview' })
  await expect(tile.getByText(title)).toBeVisible()
  await expect(post.getByText(title)).toBeVisible()
  await expect(post.getByText('<b>Two</b> rooms')).toBeVisible()
  await saveButton(page).click()
  const id = await managedId(page)
  await page.goto(`/rentitem/${id}`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test('a double click saves once', async ({ page }) => {
  await openForm(page)
  await titleField(page).fill('Loft')
  await saveButton(page).dblclick()
  await managedId(page)
  expect(await lender.own()).toHaveLength(1)
})

test.describe('when the answer is lost', () => {
  test.use({ serviceWorkers: 'block', expectedComplaint: /Failed to load resource|status of 422/ })

  async function loseAnswer(context: BrowserContext): Promise<void> {
    await context.route(
      '**/api/rent/create',
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
  }

  test('the next try makes no second listing', async ({ page, context }) => {
    await loseAnswer(context)
    await openForm(page)
    await titleField(page).fill('Loft')
    await saveButton(page).click()
    await expect(page.getByRole('alert').getByText('Error')).toBeVisible()
    await page.reload()
    await expect(titleField(page)).toHaveValue('Loft')
    await saveButton(page).click()
    await managedId(page)
    expect(await lender.own()).toHaveLength(1)
  })

  test('what was changed meanwhile changes the listing that was made', async ({
    page,
    context,
  }) => {
    await loseAnswer(context)
    await openForm(page)
    await titleField(page).fill('Loft')
    await saveButton(page).click()
    await expect(page.getByRole('alert').getByText('Error')).toBeVisible()
    await titleField(page).fill('Loft with a view')
    await saveButton(page).click()
    await expect(page.getByText('Added successfully')).toBeVisible()
    const id = await managedId(page)
    expect(await lender.own()).toMatchObject([{ Id: id, Title: 'Loft with a view' }])
  })
})

test.describe('without a connection', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|NetworkError/ })

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
