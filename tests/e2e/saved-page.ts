import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export const heart = (page: Page, title = '') =>
  page.getByRole('button', { name: `Save: ${title}`, pressed: false })
export const fullHeart = (page: Page, title = '') =>
  page.getByRole('button', { name: `Save: ${title}`, pressed: true })
export const saved = (page: Page) => page.getByRole('list', { name: 'Saved places' })

/** Does something that a member's list at the server is to have.
 *  @param id of the listing, where others may be sent at the same time */
export async function sent(
  page: Page,
  act: () => Promise<void>,
  id: number | '*' = '*',
): Promise<void> {
  const answered = page.waitForResponse(`**/api/rent/save/${id}/**`)
  await act()
  await answered
}

/** @returns its title */
export async function saveListing(page: Page, id: number): Promise<string> {
  await page.goto(`/rentitem/${id}`)
  return saveShown(page)
}

/** Saves the listing whose page it is.
 *  @returns its title */
export async function saveShown(page: Page): Promise<string> {
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await heart(page, title).click()
  await expect(fullHeart(page, title)).toHaveAttribute('aria-pressed', 'true')
  return title
}

export const expectKept = (page: Page) =>
  expect(saved(page).getByText('Kept on this device').first()).toBeVisible({
    timeout: 30_000,
  })
