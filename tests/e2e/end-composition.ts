import type { Locator } from '@playwright/test'

/** Enter that only takes what was composed, as Safari says it: when the composition is over. */
export const endComposition = (field: Locator) =>
  field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 })
