import type { Page } from '@playwright/test'
import { newPerson } from './person.ts'
import { searchedFrom } from './searched-from.ts'
import { expect, test } from './test.ts'

const search = '/rent?lat=13.7563&lng=100.5018&zoom=12'
const cards = (page: Page) =>
  page.getByRole('region', { name: 'Results', exact: true }).getByRole('article')

/** Reads on until that many cards have come. @returns the one at which it ends */
async function readAsFarAs(page: Page, at: number) {
  await expect(async () => {
    await cards(page).last().scrollIntoViewIfNeeded()
    expect(await cards(page).count()).toBeGreaterThan(at)
  }).toPass()
  const card = cards(page).nth(at)
  await card.scrollIntoViewIfNeeded()
  return card
}

/** Opens the listing of a card, goes back, and finds the card where it was. */
async function openAndReturn(page: Page, at: number): Promise<void> {
  const card = await readAsFarAs(page, at)
  const title = String(await card.getByRole('heading').textContent())
  const link = card.getByRole('link', { name: title }).first()
  await link.hover()
  const before = await card.boundingBox()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  const again = cards(page).nth(at)
  await expect(again).toBeInViewport()
  await expect(again.getByRole('heading')).toHaveText(title)
  await expect
    .poll(async () => Math.abs(Number((await again.boundingBox())?.y) - Number(before?.y)))
    .toBeLessThan(2)
}

test('who logs in from the menu reads on where they were, and Back leads to the page before', async ({
  page,
  baseURL,
}) => {
  const { email } = await newPerson(baseURL ?? '', 'Kim')
  await page.goto('/')
  await page.goto(`${search}&mode=list`)
  const card = await readAsFarAs(page, 14)
  const title = String(await card.getByRole('heading').textContent())
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Login' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('a-good-password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(main.getByRole('link', { name: 'Profile' })).toBeVisible()
  await expect(cards(page).nth(14)).toBeInViewport()
  await expect(cards(page).nth(14).getByRole('heading')).toHaveText(title)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
})

test('so it is when another area was searched, and nothing is asked for again', async ({
  page,
}) => {
  const searches = searchedFrom(page)
  await page.goto(search)
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('region', { name: 'Map of the results' }).focus()
  await page.keyboard.press('ArrowUp')
  const found = page.waitForResponse('**/api/rent/search/')
  await page.getByRole('button', { name: 'Search Here' }).click()
  await found
  await openAndReturn(page, 10)
  expect(searches).toHaveLength(2)
})

test('at a desk who comes back from a listing reads on where they were, and a map that comes after is searched whole', async ({
  page,
}) => {
  const searches = searchedFrom(page)
  await page.goto(`${search}&mode=list`)
  await openAndReturn(page, 14)
  expect(searches).toHaveLength(1)
  await page.getByRole('radio', { name: 'Map View', exact: true }).click()
  await expect.poll(() => searches.length).toBe(2)
})

test('a table stands in the order in which it was put', async ({ page }) => {
  await page.goto(`${search}&mode=table`)
  const column = page.getByRole('columnheader', { name: 'Monthly' })
  await column.getByRole('button').click()
  await expect(column).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(column).toHaveCount(0)
  await page.goBack()
  await expect(column).toHaveAttribute('aria-sort', 'ascending')
})

test('who opens the search anew reads from the beginning', async ({ page }) => {
  const go = (name: string) => page.getByRole('link', { name, exact: true }).first().click()
  await page.goto(search)
  await go('Saved')
  await go('Rent')
  await openAndReturn(page, 14)
  await page.goBack()
  await go('Rent')
  await expect(cards(page).first()).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the list is where it was', async ({ page }) => {
    await page.goto(`${search}&mode=list`)
    await openAndReturn(page, 12)
  })

  test('the sheet is as high as it was pulled, and its list where it was', async ({ page }) => {
    await page.goto(search)
    const handle = page.getByRole('button', { name: /^Height of the list/ })
    await handle.press('ArrowUp')
    await expect(handle).toHaveAccessibleName('Height of the list: full')
    await openAndReturn(page, 12)
    await expect(handle).toHaveAccessibleName('Height of the list: full')
    await handle.press('ArrowDown')
    await expect(handle).toHaveAccessibleName('Height of the list: half')
    await expect(page.getByRole('region', { name: 'Map of the results' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Search Here' })).toHaveCount(0)
  })
})
