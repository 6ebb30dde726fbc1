import type { Locator, Page } from '@playwright/test'

export const press = (where: Page | Locator, name: string): Promise<void> =>
  where.getByRole('button', { name, exact: true }).click()

/** What has this name and says more. */
export const pressNamed = (where: Page | Locator, name: string): Promise<void> =>
  where.getByRole('button', { name }).first().click()
