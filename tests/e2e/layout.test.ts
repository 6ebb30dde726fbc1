import type { Locator, Page } from '@playwright/test'
import { view } from './map-page.ts'
import { expect, test } from './test.ts'

const search = '/rent?lat=13.7563&lng=100.5018&zoom=13'
const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** How many of them stand beside the first. */
const columns = (items: Locator) =>
  items.evaluateAll((all) => {
    const tops = all.map((each) => Math.round(each.getBoundingClientRect().top))
    return tops.filter((top) => top === tops[0]).length
  })

/** Height of the pictures of a card to their width. */
const ratio = (card: Locator) =>
  card.evaluate((element) => {
    const { width, height } = element.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
    return Number((height / width).toFixed(2))
  })

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
}

test('a grid of cards has two columns below 768 px and four from there on', async ({ page }) => {
  const answer = await page.request.get('/api/rent/get/1')
  await page.goto(`/user/${(await answer.json()).resObj.UserId}`)
  for (const [width, count] of [
    [360, 2],
    [767, 2],
    [768, 4],
    [1600, 4],
  ] as const) {
    await resize(page, width)
    await expect.poll(() => columns(cards(page)), `${width} px`).toBe(count)
  }
  expect(await ratio(cards(page).first())).toBe(0.8)
  const box = await page.getByRole('heading', { level: 1 }).locator('..').boundingBox()
  expect(box?.width).toBe(1240)
})

test('what was found stands in as many columns as there is room for, in every view', async ({
  page,
}) => {
  await test.step('a list of results has one column below 500 px and two from there on', async () => {
    await page.goto(`${search}&mode=list`)
    for (const [width, count] of [
      [499, 1],
      [500, 2],
      [1280, 2],
    ] as const) {
      await resize(page, width)
      await expect.poll(() => columns(cards(page)), `${width} px`).toBe(count)
    }
    expect(await ratio(cards(page).first())).toBe(0.75)
  })

  await test.step('a table becomes cards at 768 px and less', async () => {
    await view(page, 'Table View').click()
    const table = page.getByRole('table', { name: 'Results' })
    await expect(table).toBeVisible()
    const cellsOfARow = table.getByRole('row').nth(1).locator('th, td')
    await resize(page, 769)
    await expect.poll(() => columns(cellsOfARow)).toBe(9)
    await resize(page, 768)
    await expect.poll(() => columns(cellsOfARow)).toBe(1)
  })

  await test.step('beside a map and in a tab of it the pictures are lower', async () => {
    await resize(page, 1280)
    await view(page, 'Map and List View').click()
    await expect(cards(page).first()).toBeVisible()
    await expect.poll(() => ratio(cards(page).first())).toBe(0.66)
    const found = await page.request.get('/api/rent/getall')
    const [one, other]: { Id: number }[] = (await found.json()).resObj
    await page.goto(`${search}&mode=list&tabIdx=2&open=${one?.Id}.${other?.Id}`)
    await expect(cards(page)).toHaveCount(2)
    expect(await ratio(cards(page).first())).toBe(0.67)
  })
})
