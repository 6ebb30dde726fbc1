import type { Page } from '@playwright/test'
import type { Culture } from '#contract/domain/user.ts'
import { expect } from '../test.ts'
import type { Scene } from './scenes.ts'
import type { Say } from './speak.ts'

/** Leads to a page in its state, and waits until it stands there in that language.
 *  @param before what the page shows, from which it goes on where it can */
export async function showScene(
  page: Page,
  { path, ready, open }: Scene,
  culture: Culture,
  say: Say,
  before?: Scene,
): Promise<void> {
  if (before?.path === path && (before.leave || !before.open)) {
    await before.leave?.(page)
  } else {
    await page.goto(path)
    await expect(page.locator(`html[lang=${culture}]`)).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.getByText(say('Please wait...'), { exact: true })).toHaveCount(0)
  }
  await ready?.(page, say)
  await open?.(page, say)
}
