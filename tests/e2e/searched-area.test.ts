import { bangkok, isDrawn, list, map, sendMap } from './map-page.ts'
import { searchedFrom } from './searched-from.ts'
import { expect, test } from './test.ts'

const far = '/rent?lat=13.7563&lng=100.5018&zoom=10'

test('another city is searched anew, also where the one before was gone back from', async ({
  page,
}) => {
  const count = list(page).getByRole('status').filter({ hasText: /item/ })
  const choose = async (city: RegExp) => {
    await list(page).getByRole('button', { name: 'Location' }).click()
    await list(page).getByRole('button', { name: city }).click()
  }
  const searches = searchedFrom(page)
  await page.goto(far)
  await choose(/^Pattaya/)
  await expect(count).toBeVisible()
  await isDrawn(page)
  await page.goBack()
  await expect(page).toHaveURL(/zoom=10/)
  await choose(/^Chiang Mai/)
  await expect.poll(() => searches.at(-1)).toBe(18)
})

test('a list stays what it was when one of it is shown on the map', async ({ page }) => {
  const searches = searchedFrom(page)
  await page.goto(`${bangkok}&mode=list`)
  const said = list(page).getByRole('status').filter({ hasText: /item/ })
  await expect(said).toBeVisible()
  const count = await said.innerText()
  await list(page)
    .getByRole('button', { name: /^Show on map/ })
    .first()
    .click()
  await isDrawn(page)
  await expect(page.getByRole('button', { name: 'Search Here' })).toBeVisible()
  await page.getByRole('radio', { name: 'List View', exact: true }).click()
  await expect(map(page)).toBeHidden()
  await expect(said).toHaveText(count)
  expect(searches).toHaveLength(1)
})

test('a map that shows much more than was searched can be searched', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(bangkok)
  await expect(list(page).getByRole('article').first()).toBeVisible()
  await isDrawn(page)
  const searchHere = page.getByRole('button', { name: 'Search Here' })
  await expect(searchHere).toHaveCount(0)
  await page.getByRole('radio', { name: 'Map View', exact: true }).click()
  await searchHere.click()
  await expect(searchHere).toHaveCount(0)

  await test.step('on a tablet as well, where it was moved to', async () => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await isDrawn(page)
    await sendMap(page, () => map(page).press('ArrowRight'))
    await searchHere.click()
    await expect(searchHere).toHaveCount(0)
  })
})
