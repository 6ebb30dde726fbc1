import type { Page } from '@playwright/test'

/** What the page of what is saved is called. */
export const english = 'Saved'
export const thai = 'บันทึกไว้'

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Chooses a language by its own name, where another one is shown. */
export async function choose(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: from }).click()
  await page.getByRole('dialog').getByRole('button', { name: to }).click()
}
