import type { BrowserContext, Page } from '@playwright/test'
import { newLender, titleField } from './lenders.ts'
import { expect } from './test.ts'

export type Lender = Awaited<ReturnType<typeof newLender>>

/** Somebody who lends, logged in to this browser. */
export async function enterAsLender(context: BrowserContext, baseURL?: string): Promise<Lender> {
  const lender = await newLender(baseURL)
  await lender.person.enter(context)
  return lender
}

/** The form of a listing, or of a new one. */
export async function openForm(page: Page, id: number | null = null): Promise<void> {
  await page.goto(id === null ? '/lend' : `/lend/${id}`)
  await expect(titleField(page)).toBeVisible()
}

export const restored = (page: Page) => page.getByText('Your unsaved changes are restored.')

export const price = (page: Page, period: string) =>
  page.getByLabel(new RegExp(`^${period}, price in`))
