import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The search in the middle of Bangkok. */
export const bangkok = '/rent?lat=13.7563&lng=100.5018&zoom=13'

export const map = (page: Page) => page.getByRole('region', { name: 'Map of the results' })

/** The map of a listing. */
export const smallMap = (page: Page) => page.getByRole('region', { name: /^Map around/ })

export const list = (page: Page) => page.getByRole('region', { name: 'Results', exact: true })

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export const isDrawn = (page: Page) =>
  expect(map(page)).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 })

/** Sends a map elsewhere that is drawn, and waits until it is drawn there. */
export async function sendMap(page: Page, by: () => Promise<unknown>): Promise<void> {
  const canvas = await map(page).elementHandle()
  const setsOff = canvas?.evaluate(
    (element) =>
      new Promise((resolve) => {
        new MutationObserver(resolve).observe(element, { attributeFilter: ['aria-busy'] })
      }),
  )
  await by()
  await setsOff
  await isDrawn(page)
}
