import type { Page } from '@playwright/test'
import { keptSince } from '#src/cache/kept-since.ts'

/** What the page of what is saved is called. */
export const english = 'Saved'
export const thai = 'บันทึกไว้'

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Chooses a language by its own name, where another one is shown. */
export async function choose(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: from }).click()
  await page.getByRole('dialog').getByRole('button', { name: to }).click()
}

/** What an earlier visit has left as the language that was chosen. */
export const remember = (page: Page, value: unknown) =>
  page.addInitScript(
    (entry) => localStorage.setItem('lastLangCode', entry),
    JSON.stringify({ version: keptSince, value }),
  )
