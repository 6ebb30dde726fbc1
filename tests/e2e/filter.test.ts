import type { Page } from '@playwright/test'
import { readTimeMs } from '#contract/limits.ts'
import { expectAccessible } from './is-accessible.ts'
import { expect, test } from './test.ts'

const search = '/rent?lat=13.7563&lng=100.5018&zoom=13&mode=list'
const list = (page: Page) => page.getByRole('region', { name: 'Results', exact: true })
const cards = (page: Page) => list(page).getByRole('article')
const count = (page: Page) => list(page).getByRole('status').filter({ hasText: /item/ })
const filter = (page: Page) => page.getByRole('button', { name: /^Filter/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Filter' })
const reset = (page: Page) => dialog(page).getByRole('button', { name: 'Reset' })
const show = (page: Page) => dialog(page).getByRole('button', { name: 'Show results' })

async function itemCount(page: Page): Promise<number> {
  return Number.parseInt(await count(page).innerText(), 10)
}

async function open(page: Page): Promise<void> {
  await page.goto(search)
  await expect(cards(page).first()).toBeVisible()
  await filter(page).click()
  await expect(dialog(page)).toBeVisible()
}

test('a renter restricts the results, and a link shows the same on a phone', async ({ page }) => {
  await page.goto(search)
  await expect(filter(page)).toHaveText('FilterAny Period • Any Price')
  const all = await itemCount(page)
  const said = await count(page).elementHandle()
  await filter(page).click()
  const monthly = dialog(page).getByRole('checkbox', { name: 'Monthly' })
  await dialog(page).getByRole('button', { name: 'Short term' }).click()
  await expect(monthly).not.toBeChecked()
  await dialog(page).getByRole('button', { name: 'Long term' }).click()
  await expect(monthly).toBeChecked()
  await expect(dialog(page).getByRole('checkbox', { name: 'Daily' })).not.toBeChecked()
  await dialog(page).getByLabel('Monthly, maximum').fill('20000')
  await dialog(page).getByLabel('Keyword').fill('pool')
  await show(page).click()

  await expect(dialog(page)).toHaveCount(0)
  await expect(filter(page)).toHaveText(
    'FilterWeekly, Monthly • up to THB\u00a020,000 per month • “pool”',
  )
  await expect.poll(() => itemCount(page)).toBeLessThan(all)
  const found = await itemCount(page)
  expect(found).toBeGreaterThan(0)
  // What is said aloud has only changed its words: another element would be said by few.
  expect(await said?.evaluate(({ isConnected }) => isConnected)).toBe(true)

  const other = await page.context().newPage()
  await other.setViewportSize({ width: 360, height: 740 })
  await other.goto(page.url())
  await expect.poll(() => itemCount(other)).toBe(found)
  await filter(other).click()
  await expect(dialog(other).getByLabel('Keyword')).toHaveValue('pool')
  await expectAccessible(other)
  await reset(other).click()
  await show(other).click()
  await expect.poll(() => itemCount(other)).toBe(all)
  await expect(filter(other)).toHaveText('FilterAny Period • Any Price')
})

test('what makes no sense is said where it was filled in, and is not asked for', async ({
  page,
}) => {
  await open(page)

  await test.step('a day that is half typed is not taken for none, until the form is reset', async () => {
    const from = dialog(page).getByLabel('From')
    await from.focus()
    await page.keyboard.type('12')
    await show(page).click()
    await expect(from).toHaveAccessibleDescription(
      'Please choose two days, the second after the first.',
    )
    await expect(from).toBeFocused()
    const isHalfTyped = () => from.evaluate((input: HTMLInputElement) => input.validity.badInput)
    expect(await isHalfTyped()).toBe(true)
    await reset(page).click()
    expect(await isHalfTyped()).toBe(false)
    await show(page).click()
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('it stays open until it makes sense, and says what does not', async () => {
    await filter(page).click()
    await reset(page).click()
    const types = dialog(page).getByRole('group', { name: 'Type' })
    for (const box of await types.getByRole('checkbox').all()) await box.press('Space')
    const periods = dialog(page).getByRole('group', { name: 'Rent period' })
    for (const name of ['Hourly', 'Weekly', 'Monthly']) {
      await periods.getByRole('checkbox', { name }).press('Space')
    }
    await dialog(page).getByLabel('Daily, minimum').fill('900')
    await dialog(page).getByLabel('Daily, maximum').fill('500')
    await dialog(page).getByLabel('Keyword').fill('สระ')
    await dialog(page).getByLabel('From').fill('2027-03-01')
    await dialog(page).getByLabel('To', { exact: true }).fill('2027-02-01')
    await show(page).click()

    for (const sentence of [
      'At least one type must be selected',
      'The minimum is above the maximum.',
      'Only letters a to z, digits and spaces.',
      'Please choose two days, the second after the first.',
    ]) {
      await expect(dialog(page).getByText(sentence)).toBeVisible()
    }
    await expect(types.getByRole('checkbox').first()).toBeFocused()
    await dialog(page).getByLabel('Daily, minimum').fill('many')
    await periods.getByRole('checkbox', { name: 'Daily' }).press('Space')
    await show(page).click()
    const missing = 'At least one desired rent period must be selected'
    await expect(dialog(page).getByText(missing)).toBeVisible()
    await periods.getByRole('checkbox', { name: 'Daily' }).press('Space')
    await expect(dialog(page).getByText(missing)).toHaveCount(0)
    await show(page).click()
    await expect(dialog(page).getByText('Must be a price such as 900 or 12.50.')).toBeVisible()
    await dialog(page).getByLabel('From').fill('2999-01-01')
    await dialog(page).getByLabel('To', { exact: true }).fill('2999-01-05')
    await show(page).click()
    await expect(dialog(page).getByText('Please choose days from')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(filter(page)).toHaveText('FilterAny Period • Any Price')
    await expect(filter(page)).toBeFocused()
  })

  await test.step('a keyword that is too long stays as it was pasted, and says so', async () => {
    await filter(page).click()
    await reset(page).click()
    const keyword = dialog(page).getByLabel('Keyword')
    await keyword.focus()
    const long = 'quiet '.repeat(20).trim()
    await page.keyboard.insertText(long)
    await expect(keyword).toHaveValue(long)
    await expect(dialog(page).getByText('19 characters too many').first()).toBeVisible()
    await show(page).click()
    const sentence = 'Keyword is too long. Maximum 100 characters.'
    await expect(keyword).toHaveAccessibleDescription(new RegExp(sentence))
    await expect(keyword).toBeFocused()
    await keyword.fill('quiet')
    await expect(dialog(page).getByText(sentence)).toHaveCount(0)
    await show(page).click()
    await expect(page).toHaveURL(/q=quiet/)
  })
})

test('what was filled in and not asked for is there again, until it is asked for or reset', async ({
  page,
}) => {
  await open(page)
  const price = dialog(page).getByLabel('Daily, maximum')
  const keyword = dialog(page).getByLabel('Keyword')
  await price.fill('2000')
  await keyword.fill('pool')
  await page.mouse.click(5, 5)
  await expect(dialog(page)).toHaveCount(0)
  await expect(filter(page)).toHaveText('FilterAny Period • Any Price')
  await filter(page).click()
  await expect(price).toHaveValue('2000')
  await dialog(page).getByRole('checkbox', { name: 'Monthly' }).press('Space')
  await page.goto('/about')
  await page.goBack()
  await filter(page).click()
  await expect(keyword).toHaveValue('pool')
  await expect(dialog(page).getByRole('checkbox', { name: 'Monthly' })).not.toBeChecked()

  await reset(page).click()
  await page.keyboard.press('Escape')
  await filter(page).click()
  await expect(keyword).toHaveValue('')
  await keyword.fill('gym')
  await show(page).click()
  await expect(page).toHaveURL(/q=gym/)
  await filter(page).click()
  await keyword.fill('pool')
  await page.keyboard.press('Escape')
  await page.goto(search)
  await filter(page).click()
  await expect(keyword).toHaveValue('')
})

test('what was asked for is found, and all of it once the filter is reset', async ({ page }) => {
  await page.goto(search)
  await expect(cards(page).first()).toBeVisible()
  const all = await itemCount(page)

  await test.step('only what is free then is found', async () => {
    await filter(page).click()
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    await dialog(page).getByLabel('From').fill(inDays(2).slice(0, 10))
    await dialog(page).getByLabel('To', { exact: true }).fill(inDays(90).slice(0, 10))
    await show(page).click()
    await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/)
    await expect.poll(() => itemCount(page)).toBeLessThan(all)
    await filter(page).click()
    await reset(page).click()
    await show(page).click()
    await expect.poll(() => itemCount(page)).toBe(all)
  })

  await test.step('by keyboard alone it is opened, filled in and sent', async () => {
    await filter(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await dialog(page).getByLabel('Keyword').focus()
    await page.keyboard.type('gym')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(/q=gym/)
  })

  await test.step('results come in the order that was asked for', async () => {
    await filter(page).click()
    await reset(page).click()
    const periods = dialog(page).getByRole('group', { name: 'Rent period' })
    for (const name of ['Hourly', 'Daily', 'Weekly']) {
      await periods.getByRole('checkbox', { name }).press('Space')
    }
    await dialog(page).getByLabel('Sort by').selectOption('Lowest price first')
    const found = page.waitForResponse('**/api/rent/search/')
    await show(page).click()
    await expect(page).toHaveURL(/sort=price/)
    await expect(filter(page)).toContainText('Lowest price first')
    await found
    const monthly = cards(page)
      .getByRole('listitem')
      .filter({ hasText: /^Monthly\s+THB/ })
    // Until they are drawn the list has those of before.
    await expect(async () => {
      const prices = (await monthly.allTextContents()).map((text) =>
        Number(text.replace(/\D/g, '')),
      )
      expect(prices.length).toBeGreaterThan(1)
      expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    }).toPass()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the nearest is the nearest to what is seen of the map', async ({ page }) => {
    const wanted = `${search.replace('13&mode=list', '15')}&sort=distance`
    const first = cards(page).first().getByRole('heading')
    await page.goto(`${wanted}&mode=list`)
    await expect(first).not.toBeEmpty()
    const nearest = String(await first.textContent())
    await page.goto(wanted)
    await expect(first).toHaveText(nearest)
  })
})

test('what an address says wrongly counts as not said, and the rest of it holds', async ({
  page,
}) => {
  await page.goto(`${search}&daily=500&periods=2&q=near-bts&types=house`)
  await expect(cards(page).first()).toBeVisible()
  await expect(filter(page)).toHaveText('FilterHouse • Any Period • Any Price')
  await page.goto('/?url=5')
  await expect(page.getByRole('link', { name: 'Find a place' })).toBeVisible()
})

test.describe('on a connection that is stuck', () => {
  test('prices that cannot be compared keep nobody waiting', async ({ page }) => {
    await page.clock.install()
    await page.route('**/api/rent/**', () => undefined)
    await page.goto(`${search}&sort=price`)
    await expect(list(page).getByText('Please wait...')).toBeVisible()
    await page.clock.fastForward(readTimeMs)
    const failure = page.getByRole('alert').filter({ hasText: 'Error While getting data' })
    await expect(failure.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
