import { newRequest } from './begun-stay.ts'
import { openAs } from './chat-people.ts'
import { latePartsAreHere } from './late-parts-are-here.ts'
import { expect, test } from './test.ts'

test.describe('the calendar of a listing', () => {
  test.use({ expectedComplaint: /status of 422/ })

  test('a lender shares the dates of a listing, takes the address back, and reads no calendar that leads nowhere', async ({
    browser,
    request: anyone,
    baseURL,
  }) => {
    const { lender, listingId } = await newRequest(baseURL)
    const own = await openAs(browser, lender, `/lend/dates/${listingId}`)
    const share = own.getByRole('switch', { name: /^Share this listing's dates/ })
    await share.press(' ')
    const field = own.getByLabel("Address of this listing's calendar")
    const first = await field.inputValue()
    await expect(share).toBeFocused()
    const calendar = await (await anyone.get(first)).text()
    expect(calendar).toMatch(/^BEGIN:VCALENDAR/)
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(calendar).not.toContain('Rena')

    await own.getByRole('button', { name: 'New address' }).click()
    await own.getByRole('alertdialog').getByRole('button', { name: 'New address' }).click()
    await expect(own.getByText('The calendar has a new address')).toBeVisible()
    await expect(field).not.toHaveValue(first)
    expect((await anyone.get(first)).status()).toBe(404)
    const second = await field.inputValue()
    expect((await anyone.get(second)).status()).toBe(200)

    await share.press(' ')
    await expect(field).toHaveCount(0)
    expect((await anyone.get(second)).status()).toBe(404)

    await test.step('An address that leads nowhere is refused with the reason', async () => {
      const imported = own.getByLabel('Address of a calendar (iCal)')
      for (const [url, sentence] of [
        ['', 'Url is required.'],
        ['calendar', 'Please enter the https address of a calendar.'],
        [
          `https://other.example/${'a'.repeat(1990)}.ics`,
          'Url is too long. Maximum 2000 characters.',
        ],
        ['https://127.0.0.1/calendar.ics', 'This address is not on the internet.'],
      ] as const) {
        await imported.fill(url)
        await own.getByRole('button', { name: 'Read this calendar' }).click()
        await expect(imported).toHaveAccessibleDescription(new RegExp(sentence))
        await expect(imported).toHaveValue(url)
      }
      await imported.fill('https://other.example/a.ics')
      await expect(imported).not.toHaveAttribute('aria-invalid')
      await expect(imported).not.toHaveAccessibleDescription(/not on the internet/)
    })
  })
})

test('where a calendar is read, or is read no more, the focus stays', async ({
  page,
  context,
  baseURL,
}) => {
  const { lender, listingId } = await newRequest(baseURL)
  await lender.enter(context)
  const imported = {
    Url: 'https://other.example/a.ics',
    ReadOn: '2026-11-22T05:00:00Z',
    Fault: null,
    Ranges: [],
  }
  let isImported = false
  // No calendar of another site is in reach of the tests.
  await page.route(/\/api\/rent\/(calendars|importcalendar|unimportcalendar)\//, async (route) => {
    const path = route.request().url()
    if (!path.includes('/calendars/')) isImported = path.includes('/importcalendar/')
    const resObj = { ExportPath: null, Import: isImported ? imported : null, Conflicts: [] }
    await route.fulfill({ json: { success: true, message: '', resObj, errorCode: 0 } })
  })
  await page.goto(`/lend/dates/${listingId}`)
  const field = page.getByLabel('Address of a calendar (iCal)')
  await latePartsAreHere(page)
  await field.fill(imported.Url)
  await field.press('Enter')
  await expect(page.getByText('The calendar was read', { exact: true })).toBeVisible()
  await expect(page.locator(':focus')).toContainText('The calendar of other.example was read')

  await page.getByRole('button', { name: 'Remove this calendar' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(field).toBeVisible()
  await expect(page.locator(':focus')).toContainText('Address of a calendar (iCal)')
})

test('dates that are taken on both sites stand above all, with what took them, until it is cancelled', async ({
  page,
  context,
  baseURL,
}) => {
  const { id, lender, listingId, renter } = await newRequest(baseURL)
  await lender.enter(context)
  let isCancelled = false
  let answers = 0
  const week = { DTFROM: '2029-03-05T05:00:00Z', DTTO: '2029-03-12T05:00:00Z' }
  // No calendar of another site is in reach of the tests.
  await page.route(/\/api\/rent\/calendars\//, async (route) => {
    const answer = await route.fetch()
    const envelope = await answer.json()
    envelope.resObj = {
      ExportPath: null,
      Import: {
        Url: 'https://other.example/a.ics',
        ReadOn: '2026-11-22T05:00:00Z',
        Fault: 'away',
        Ranges: [],
      },
      Conflicts: isCancelled
        ? []
        : [{ ...week, TakenBy: [{ ...week, Kind: 'reservation', Id: id }] }],
    }
    await route.fulfill({ response: answer, json: envelope })
    answers += 1
  })
  await page.goto(`/lend/dates/${listingId}`)
  await expect(
    page.getByText('These dates are taken here and in the other calendar.'),
  ).toBeVisible()
  await expect(page.getByText('This calendar cannot be reached.')).toBeVisible()
  await expect(
    page.getByText(/The calendar of other\.example was read on Nov 22, 2026/),
  ).toBeVisible()
  await page.getByRole('link', { name: /^Reservation, Mar 5/ }).click()
  await expect(page).toHaveURL(new RegExp(`/reserve/lview/${id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Reservation')
  const before = answers
  await page.goBack()
  await expect.poll(() => answers).toBeGreaterThan(before)
  await expect(
    page.getByText('These dates are taken here and in the other calendar.'),
  ).toBeVisible()
  isCancelled = true
  await renter.ask('POST', `/api/reserve/edit/${id}`, { Status: 'cancelled' })
  await expect(page.getByText('These dates are taken here and in the other calendar.')).toHaveCount(
    0,
  )
})
