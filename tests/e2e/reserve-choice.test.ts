import type { Page } from '@playwright/test'
import { newStay } from './begun-stay.ts'
import { chooseDay, hourOf, period } from './choose-stay.ts'
import { newPerson } from './person.ts'
import { expect, test } from './test.ts'

/** The page to reserve a place by the hour, before its renter.
 *  @param prices what it costs by other periods */
async function openForm(page: Page, baseURL = '', prices = {}): Promise<void> {
  const { listingId, renter } = await newStay(baseURL, { startsInHours: 48, prices })
  await renter.enter(page.context())
  await page.goto(`/reserve/${listingId}`)
}

test('the price of the same time that is cheaper is taken with one press, Enter on a choice reserves nothing, and an end before the start is refused', async ({
  page,
  baseURL,
}) => {
  await openForm(page, baseURL, { IsDailyOk: 1, DailyPrice: 500 })
  const sum = page.getByRole('status', { name: 'Sum' })
  await test.step('of dates that are only proposed it is the same time that costs less', async () => {
    await expect(sum).toHaveText(/^7 hours × /)
    await expect(page.getByText(/^The same time as 1 day costs /)).toBeVisible()
    await page.getByRole('button', { name: 'Reserve as 1 day' }).click()
    await expect(sum).toHaveText(/^1 day × /)
  })
  await period(page, 'Hourly').press('Space')
  await chooseDay(page, `June 4, ${new Date().getFullYear() + 1}`)
  await test.step('an end before the start is refused in words, until it is behind it again', async () => {
    await hourOf(page, 'Start').selectOption('12')
    await expect(sum).toHaveText(/^1 hour × /)
    await hourOf(page, 'End').selectOption('11')
    await expect(page.getByText('Please select correct reservation parameters')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reserve', exact: true })).toBeDisabled()
    await hourOf(page, 'End').selectOption('14')
    await expect(sum).toHaveText(/^2 hours × /)
  })
  await test.step('Enter on a choice reserves nothing', async () => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(request.url())
    })
    const send = page.getByRole('button', { name: /^(Reserve|Request to reserve)$/ })
    await expect(send).toHaveAttribute('aria-disabled', 'false')
    await period(page, 'Hourly').focus()
    await page.keyboard.press('Enter')
    await expect(send).toHaveAttribute('aria-disabled', 'false')
    await page.keyboard.press('ArrowRight')
    await expect(period(page, 'Daily')).toBeChecked()
    expect(asked).toEqual([])
  })
})

test('in a low window the bar with the sum leaves room for the form, and in a usual one a longer period that is cheaper is said', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await (await newPerson(baseURL!, 'Rena')).enter(context)
  await page.goto('/reserve/1')
  const sum = page.getByRole('status', { name: 'Sum' })
  await page.getByRole('grid').scrollIntoViewIfNeeded()
  await expect(sum).not.toBeInViewport()
  await sum.scrollIntoViewIfNeeded()
  await expect(sum).toBeInViewport()

  await page.setViewportSize({ width: 1280, height: 720 })
  const nextYear = String(new Date().getFullYear() + 1)
  await chooseDay(page, `October 4, ${nextYear}`)
  await chooseDay(page, `October 30, ${nextYear}`)
  await expect(sum).toHaveText('26 days × THB 1,000.00 = THB 26,000.00')
  await expect(page.getByText('The same time as 1 month costs THB 15,000.00.')).toBeVisible()
  await page.getByRole('button', { name: 'Reserve as 1 month' }).click()
  await expect(sum).toHaveText('1 month × THB 15,000.00 = THB 15,000.00')
  await expect(period(page, 'Monthly')).toBeChecked()
})

test('a device whose zone has no name shows the times of the listing alone', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype
    Intl.DateTimeFormat.prototype.resolvedOptions = function (this: Intl.DateTimeFormat) {
      return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' }
    }
  })
  await openForm(page, baseURL)
  await expect(page.getByText("Times are in the listing's zone")).toHaveText(
    "Times are in the listing's zone, Asia/Bangkok.",
  )
})

test('a page that stays open over the hour proposes the one that has begun, and leaves alone what was chosen', async ({
  page,
  baseURL,
}) => {
  await page.clock.install()
  await openForm(page, baseURL)
  const opened = Number(await hourOf(page, 'Start').inputValue())
  await page.clock.fastForward('01:00:00')
  await expect(hourOf(page, 'Start')).toHaveValue(String((opened + 1) % 24))
  await expect(page.getByRole('button', { name: 'Reserve', exact: true })).toBeEnabled()

  const nextYear = String(new Date().getFullYear() + 1)
  await chooseDay(page, `June 4, ${nextYear}`)
  await hourOf(page, 'Start').selectOption('12')
  await page.clock.fastForward('01:00:00')
  await expect(page.getByRole('status', { name: 'Sum' })).toHaveText(/^1 hour × /)
  await expect(hourOf(page, 'Start')).toHaveValue('12')
  await page.getByRole('button', { name: 'Reserve', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Reservation of/ })).toBeVisible()
})
