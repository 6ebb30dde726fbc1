import type { Page } from '@playwright/test'
import { presetCities } from '#contract/domain/preset-cities.ts'
import { endComposition } from './end-composition.ts'
import { holdUp } from './hold-up.ts'
import { expectAccessible } from './is-accessible.ts'
import { keptQueries } from './kept-queries.ts'
import { expect, test } from './test.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'City or address' })
const options = (page: Page) => page.getByRole('option')
const keptSearch = (page: Page) => page.evaluate(() => localStorage.getItem('search'))

test('while a name is typed places are suggested, by keyboard too', async ({ page }) => {
  await page.goto('/rent')
  await box(page).pressSequentially('Chiang R')
  await expect(options(page).first()).toContainText('Chiang Rai')
  await expect(options(page).first()).toContainText('Thailand')
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/lat=19\.9\d*&lng=99\.8/)
})

test('Enter that takes composed characters chooses nothing', async ({ page }) => {
  await page.goto('/rent')
  await box(page).pressSequentially('Chiang R')
  await expect(options(page).first()).toContainText('Chiang Rai')
  await page.keyboard.press('ArrowDown')
  await endComposition(box(page))
  await expect(box(page)).toHaveValue('Chiang R')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
})

test('a long address leads where it ends', async ({ page }) => {
  await page.goto('/rent')
  await expect(box(page)).toBeVisible()
  const long = `Room 12/34, ${'The Very Long Name Condominium Phase 2, '.repeat(5)}Nong Prue, Pattaya`
  await box(page).focus()
  await page.keyboard.insertText(long)
  await expect(box(page)).toHaveValue(long)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/lat=12\.9\d*&lng=100\.8/)
})

test('a press chooses one of several places of a name', async ({ page }) => {
  await page.goto('/rent')
  await box(page).fill('Paris')
  await options(page).filter({ hasText: 'United States' }).first().click()
  await expect(page).toHaveURL(/lng=-\d+/)
})

test('who has chosen a place, and presses Rent again, goes back to the page before', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).click()
  await page.getByRole('button', { name: 'Tokyo' }).click()
  await expect(page).toHaveURL(/\/rent\?.*lat=35\.6/)
  const results = page.getByRole('heading', { name: 'Results' })
  await expect(results).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rent' }).click()
  await expect(page).toHaveURL(/\/rent\?.*lat=35\.6/)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
})

test('of the quick choices the first nine say how many listings they have', async ({ page }) => {
  await page.goto('/rent')
  await expect(
    page.getByText('Please select a city or address where you would like to search'),
  ).toBeVisible()
  const choices = page.getByRole('region', { name: 'Location' }).getByRole('listitem')
  await expect(choices).toHaveText(
    presetCities.map(({ city }, at) => (at < 9 ? new RegExp(`^${city}[\\d,]+$`) : city)),
  )
})

test('an address leads to a place, and the place is asked for once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/geocode/?')) asked.push(request.url())
  })
  for (const round of [1, 2]) {
    await page.goto('/rentat/Udon%20Thani')
    await expect(page, `round ${round}`).toHaveURL(/\/rent\?lat=17\.4/)
    await expect.poll(() => keptQueries(page)).toContain('["geocode","Udon Thani"]')
  }
  expect(asked).toHaveLength(1)
})

test('an address of a preset city needs no server, and one without a place leads to the search', async ({
  page,
}) => {
  await page.route('**/api/geocode/**', (route) => route.abort())
  await page.goto('/rentat/sanfrancisco')
  await expect(page).toHaveURL(/\/rent\?lat=37\.7749&lng=-122\.4194/)
})

test('whoever comes back finds the last search, and another one in its own tab', async ({
  page,
}) => {
  await page.goto('/rentat')
  await expect(box(page)).toBeVisible()
  await page.getByRole('button', { name: /^Pattaya/ }).click()
  await expect.poll(() => keptSearch(page)).toContain('"lat":12.9')
  await page.goto('/')
  await page.goto('/rent')
  await expect(page).toHaveURL(/lat=12\.9/)
  await page.getByRole('button', { name: 'Location', exact: true }).click()
  await page.getByRole('button', { name: /^Krabi/ }).click()
  await expect.poll(() => keptSearch(page)).toContain('"lat":8.0')
  await page.goto('/rent?tabIdx=0')
  await expect(page).toHaveURL(/lat=8\.0.*tabIdx=0/)
  await expect(page.getByRole('button', { name: /^Pattaya/ })).toBeVisible()
})

test.describe('slowly', () => {
  // What a service worker fetches cannot be held up.
  test('a place that is still looked for leads nowhere when another one was chosen', async ({
    page,
  }) => {
    const release = await holdUp(page, '**/api/geocode/?**')
    await page.goto('/rent?tabIdx=0')
    await box(page).fill('Udon Thani')
    await page.getByRole('button', { name: 'Go', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Please wait...' })).toBeVisible()
    await page.getByRole('button', { name: /^Krabi/ }).click()
    await expect(page).toHaveURL(/lat=8\.0/)
    const answered = page.waitForResponse('**/api/geocode/?**')
    release()
    await (await answered).finished()
    await page.getByRole('button', { name: 'Location', exact: true }).click()
    await expect(box(page)).toBeVisible()
    await expect(page).toHaveURL(/lat=8\.0/)
  })
})

test.describe('what cannot be found', () => {
  test.use({
    expectedComplaint: /status of (404|500)|ERR_FAILED|Failed to load/,
  })

  for (const [what, answer, sentence] of [
    ['is said', null, 'Location not found'],
    [
      'for want of a place is said',
      { success: true, message: '', errorCode: 0, resObj: {} },
      'Unable to locate',
    ],
    ['for want of a connection is said', 'none', 'Failed to fetch location'],
  ] as const) {
    test(`${what}, where it can be mended`, async ({ page }) => {
      if (answer) {
        await page.route('**/api/geocode/?**', (route) =>
          answer === 'none' ? route.abort() : route.fulfill({ json: answer }),
        )
      }
      await page.goto('/rentat/Nowhereville')
      await expect(page.getByText(sentence)).toBeVisible()
      await expect(box(page)).toHaveValue('Nowhereville')
    })
  }

  test('asks for a location first when nothing was typed', async ({ page }) => {
    await page.goto('/rent')
    await page.getByRole('button', { name: 'Go', exact: true }).click()
    await expect(page.getByText('Please select a location first')).toBeVisible()
  })
})
