import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** The search in the middle of Bangkok. */
export const bangkok = '/rent?lat=13.7563&lng=100.5018&zoom=13'

export const map = (page: Page) => page.getByRole('region', { name: 'Map of the results' })

/** The map of a listing. */
export const smallMap = (page: Page) => page.getByRole('region', { name: /^Map around/ })

export const list = (page: Page) => page.getByRole('region', { name: 'Results', exact: true })

/** One of the views of a search, such as 'List View'. */
export const view = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'View' }).getByRole('radio', { name, exact: true })

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A place on the screen, counted from the middle of the map. */
export async function pointAt(page: Page, rightPx: number, downPx = 0) {
  const box = await map(page).boundingBox()
  if (!box) throw new Error('There is a map')
  return { x: box.width / 2 + rightPx, y: box.height / 2 + downPx }
}

/** Presses the map until that is seen: it is told of what the list has, and where to fly, a moment after the list. */
export const pressUntil = (
  page: Page,
  [rightPx, downPx]: [number, number],
  seen: () => Promise<void>,
) =>
  expect(async () => {
    await map(page).click({ position: await pointAt(page, rightPx, downPx) })
    await seen()
  }).toPass()

export const seenSoon = { timeout: 1000 }

export const isDrawn = (page: Page, drawn: Locator = map(page)) =>
  expect(drawn).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 })

/** Sends a map elsewhere that is drawn, or has it look otherwise, and waits until it is drawn anew.
 *  @param then the map, where it is called otherwise by then */
export async function sendMap(
  page: Page,
  by: () => Promise<unknown>,
  then: Locator = map(page),
): Promise<void> {
  const canvas = await map(page).elementHandle()
  const setsOff = canvas?.evaluate(
    (element) =>
      new Promise((resolve) => {
        new MutationObserver(resolve).observe(element, { attributeFilter: ['aria-busy'] })
      }),
  )
  await by()
  await setsOff
  await isDrawn(page, then)
}
