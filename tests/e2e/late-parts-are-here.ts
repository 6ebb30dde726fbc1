import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** What comes once a page is idle has come: the bar at the bottom, beside the place of toasts. */
export const latePartsAreHere = (page: Page) =>
  expect(page.locator('main ~ [role=status]')).toHaveCount(2)
