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

test('a place is found by what is typed of it, with the keyboard and without', async ({ page }) => {
  const chooseAnother = () => page.getByRole('button', { name: 'Location', exact: true }).click()
  await page.goto('/rent?mode=list')

  await test.step('while a name is typed places are suggested, by keyboard too', async () => {
    await box(page).pressSequentially('Chiang R')
    await expect(options(page).first()).toContainText('Chiang Rai')
    await expect(options(page).first()).toContainText('Thailand')
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('Enter that takes composed characters chooses nothing', async () => {
    await endComposition(box(page))
    await expect(box(page)).toHaveValue('Chiang R')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('Escape leaves the suggestions, and Enter chooses one', async () => {
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/lat=19\.9\d*&lng=99\.8/)
  })

  await test.step('a press chooses one of several places of a name', async () => {
    await chooseAnother()
    await box(page).fill('Paris')
    await options(page).filter({ hasText: 'United States' }).first().click()
    await expect(page).toHaveURL(/lng=-\d+/)
  })

  await test.step('a long address leads where it ends', async () => {
    await chooseAnother()
    const long = `Room 12/34, ${'The Very Long Name Condominium Phase 2, '.repeat(5)}Nong Prue, Pattaya`
    await box(page).clear()
    await page.keyboard.insertText(long)
    await expect(box(page)).toHaveValue(long)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/lat=12\.9\d*&lng=100\.8/)
  })
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

test('of the quick choices the first nine say how many listings they have, and without any the search asks for a place', async ({
  page,
}) => {
  await page.goto('/rent')
  await expect(
    page.getByText('Please select a city or address where you would like to search'),
  ).toBeVisible()
  const choices = page.getByRole('region', { name: 'Location' }).getByRole('listitem')
  await expect(choices).toHaveText(
    presetCities.map(({ city }, at) => (at < 9 ? new RegExp(`^${city}[\\d,]+$`) : city)),
  )
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await expect(page.getByText('Please select a location first')).toBeVisible()
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

  test('is said where it can be mended, with the reason', async ({ page }) => {
    const tryAgain = () => page.getByRole('button', { name: 'Go', exact: true }).click()
    const isSaid = async (sentence: string) => {
      await expect(page.getByText(sentence)).toBeVisible()
      await expect(box(page)).toHaveValue('Nowhereville')
    }
    await page.goto('/rentat/Nowhereville')
    await isSaid('Location not found')

    await test.step('for want of a connection', async () => {
      await page.route('**/api/geocode/?**', (route) => route.abort())
      await tryAgain()
      await isSaid('Failed to fetch location')
    })

    await test.step('for want of a place', async () => {
      const answer = { success: true, message: '', errorCode: 0, resObj: {} }
      await page.route('**/api/geocode/?**', (route) => route.fulfill({ json: answer }))
      await tryAgain()
      await isSaid('Unable to locate')
    })

    await test.step('until another place is typed, which is found', async () => {
      await page.unroute('**/api/geocode/?**')
      await box(page).fill('Hua Hin')
      await expect(page.getByText('Unable to locate')).toHaveCount(0)
      await tryAgain()
      await expect(page).toHaveURL(/lat=12\.5/)
    })
  })
})
