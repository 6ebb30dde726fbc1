import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Turns the calendar on to the month of a day, by its keys, and presses it.
 *  @param day as 'March 1, 2029', the way its name begins after the weekday */
export async function chooseDay(page: Page, day: string): Promise<void> {
  const grid = page.getByRole('grid')
  const heading = page.locator('p[aria-live]')
  const shown = new Date(`1 ${await heading.innerText()}`)
  const wanted = new Date(day)
  const years = wanted.getFullYear() - shown.getFullYear()
  const months = years * 12 + wanted.getMonth() - shown.getMonth()
  for (let turns = 0; turns < Math.floor(months / 12); turns += 1) {
    await grid.press('Shift+PageDown')
  }
  for (let turns = 0; turns < months % 12; turns += 1) await grid.press('PageDown')
  await expect(heading).toHaveText(day.replace(/ \d+,/, ''))
  await grid.getByRole('button', { name: day }).click()
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
