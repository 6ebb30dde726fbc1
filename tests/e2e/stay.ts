import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Chooses a stay in the calendar of the page to reserve, in the month that stands so many after the
 *  one in sight. */
export async function chooseStay(
  page: Page,
  { monthsAhead, fromDay, toDay }: { monthsAhead: number; fromDay: number; toDay: number },
): Promise<void> {
  const main = page.getByRole('main')
  for (let turned = 0; turned < monthsAhead; turned += 1) {
    await main.getByRole('button', { name: 'Next month' }).click()
  }
  await chooseDay(page, 'Choose the start', fromDay)
  await chooseDay(page, 'Choose the end', toDay)
}

async function chooseDay(page: Page, grid: string, day: number): Promise<void> {
  const calendar = page.getByRole('grid', { name: grid })
  await expect(calendar).toBeVisible()
  const days = calendar.getByRole('gridcell').getByText(String(day), { exact: true })
  // A month of six weeks shows the first days of the next one too, and the last ones of the month before.
  await (day > 15 ? days.last() : days.first()).click()
}
