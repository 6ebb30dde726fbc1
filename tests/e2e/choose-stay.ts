import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Turns the calendar to the month of a day and presses it.
 *  @param day as 'March 1, 2029', the way its name begins after the weekday */
export async function chooseDay(page: Page, day: string): Promise<void> {
  const heading = page.getByText(day.replace(/ \d+,/, ''), { exact: true })
  await expect(async () => {
    if (!(await heading.isVisible())) {
      await page.getByRole('button', { name: 'Next month' }).click()
    }
    await expect(heading).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [0] })
  await page.getByRole('grid').getByRole('button', { name: day }).click()
}

/** How a stay is billed. */
export const period = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Billing period' }).getByRole('radio', { name })

/** The hour of the day at which a stay starts or ends. */
export const hourOf = (page: Page, moment: 'Start' | 'End') =>
  page.getByRole('group', { name: moment }).getByLabel('Hour')

/** Start and end of a stay on the reserve page, both at this hour of the day. */
export async function chooseStay(
  page: Page,
  { from, to, hour }: { from: string; to: string; hour: string },
): Promise<void> {
  await chooseDay(page, from)
  await hourOf(page, 'Start').selectOption(hour)
  await chooseDay(page, to)
  await hourOf(page, 'End').selectOption(hour)
}
