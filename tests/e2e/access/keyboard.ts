import type { Locator, Page } from '@playwright/test'
import { expect } from '../test.ts'

const mostPresses = 150

/** Walks on with Tab until something has the focus, which is seen at every step. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    expect(await page.evaluate(focusFault)).toBeNull()
  }
  throw new Error(`${mostPresses} times Tab do not lead to ${target}`)
}

/** Walks there and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Where a page that has changed is read from. */
export async function expectHeading(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused()
}

/** Runs in the page. Whatever has the focus is ringed itself, or by what it belongs to.
 *  @returns null when it is seen */
function focusFault(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'Nothing has the focus'
  const isRinged = (element: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  let ringed: Element | null = focused
  for (let up = 0; up < 3 && ringed; up += 1) {
    if (isRinged(ringed) || isRinged(ringed, '::after')) return null
    ringed = ringed.parentElement
  }
  return `Nothing shows that this has the focus: ${focused.outerHTML.slice(0, 200)}`
}
