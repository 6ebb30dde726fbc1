import type { Locator, Page } from '@playwright/test'
import { newConversation } from './chat-people.ts'
import { hiddenFocus } from './access/hidden-focus.ts'
import { enter, expectHeading, tabTo } from './access/keyboard.ts'
import { view } from './map-page.ts'
import { newPerson } from './person.ts'
import { expect, test } from './test.ts'

const search = '/rent?lat=13.7563&lng=100.5018&zoom=14'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

test('a renter finds, reserves and asks by keyboard alone', async ({ page, baseURL }) => {
  const { email } = await newPerson(baseURL ?? '', 'Kay')
  const main = page.getByRole('main')
  await page.goto('/')
  // What the server has painted before the app has no such link.
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached()
  await enter(page, main.getByRole('link', { name: 'Get Started' }))
  await expectHeading(page, 'Rent')
  await enter(page, main.getByRole('button', { name: /^Bangkok/ }))
  await expectHeading(page, 'Results')
  const place = main.getByRole('article').first().getByRole('link').last()
  const title = await place.innerText()
  await enter(page, place)

  await expectHeading(page, title)
  await enter(page, main.getByRole('link', { name: 'Reserve' }))
  await expectHeading(page, 'Login')
  await tabTo(page, main.getByLabel('Email'))
  await page.keyboard.type(email)
  await tabTo(page, main.getByLabel('Password'))
  await page.keyboard.type('a-good-password')
  await page.keyboard.press('Enter')

  await expectHeading(page, `Reserve ${title}`)
  await tabTo(page, focusedDay(page))
  for (let months = 0; months < 5; months += 1) await page.keyboard.press('PageDown')
  const said = page.getByRole('status').filter({ hasText: /^Choose the / })
  await expect(said).toHaveText('Choose the start')
  await chooseFreeDay(page)
  await expect(said).toHaveText('Choose the end')
  await page.keyboard.press('ArrowRight')
  await chooseFreeDay(page)
  await expect(page.getByRole('status', { name: 'Sum' })).toBeVisible()
  await enter(page, main.getByRole('button', { name: /^(Reserve|Request to reserve)$/ }))
  await expectHeading(page, `Reservation of ${title}`)

  await enter(page, main.getByRole('link', { name: 'Chat' }))
  await expectHeading(page, `Request information about ${title}`)
  const message = main.getByRole('textbox', { name: 'Message' })
  await tabTo(page, message)
  await page.keyboard.type('Is there a desk to work at?')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Message sent successfully')).toBeVisible()
  await expect(message).toBeFocused()
})

test('no bar covers what has the focus, on phones and in a wide list', async ({ page }) => {
  const start = page.getByRole('link', { name: 'Skip to content' })
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/', '/rentitem/1', `${search}&mode=list`]) {
    await page.goto(path)
    await expect(start).toBeAttached()
    await expect(page.getByText('Please wait...', { exact: true })).toHaveCount(0)
    await expectSeenFocus(page, `${path} in 360 px`)
  }
  await page.setViewportSize({ width: 1280, height: 720 })
  await start.focus()
  await expectSeenFocus(page, 'the list in 1280 px')
})

async function expectSeenFocus(page: Page, where: string): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press(key)
      expect.soft(await hiddenFocus(page), `${where}, ${presses} times ${key}`).toBeNull()
    }
  }
}

test('the filter of a search gives the focus back, and who changes the view by keyboard can change it back', async ({
  page,
}) => {
  await page.goto(search)
  await expectRoundTrip(page, button(page, /^Filter/))
  await view(page, 'Map and List View').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/mode=map/)
  await expect(view(page, 'Map View')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(view(page, 'Map and List View')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(view(page, 'List View')).toBeFocused()
})

test('pictures are turned to either end without losing the place, and seen in the full screen', async ({
  page,
}) => {
  await page.goto('/rentitem/1')
  const pictures = page.getByRole('region', { name: 'Pictures' })
  const previous = pictures.getByRole('button', { name: 'Previous picture' })
  const next = pictures.getByRole('button', { name: 'Next picture' })
  const place = pictures.getByRole('status')
  const count = Number((await place.innerText()).split(' ').at(-1))
  const turnTo = async (shown: number) => {
    await page.keyboard.press('Enter')
    await expect(place).toHaveText(`${shown} of ${count}`)
  }

  await tabTo(page, next)
  for (let shown = 2; shown <= count; shown += 1) await turnTo(shown)
  await expect(next).toBeDisabled()
  await turnTo(count)
  await expect(next).toBeFocused()
  await expect(next).toHaveCSS('opacity', '1')

  await page.keyboard.press('Shift+Tab')
  for (let shown = count - 1; shown >= 1; shown -= 1) await turnTo(shown)
  await expect(previous).toBeDisabled()
  await turnTo(1)
  await expect(previous).toBeFocused()
  await expect(next).toBeEnabled()
  await expectRoundTrip(page, button(page, 'Full screen'))
})

test('the first Tab skips the menu, and a page that was led to is read from its heading, and named', async ({
  page,
}) => {
  await page.goto('/')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  // What the server has painted before the app has none.
  await expect(skip).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  const menu = page.getByRole('navigation', { name: 'Main' })
  for (const [link, heading] of [
    ['Saved', 'Saved'],
    ['Login', 'Login'],
    ['Rent', 'Rent'],
  ] as const) {
    const to = menu.getByRole('link', { name: link })
    await to.focus()
    await page.keyboard.press('Enter')
    await expectHeading(page, heading)
    await expect(page).toHaveTitle(`${heading} · Staylend`)
  }
})

test('a language is chosen by keyboard, and the page says in which it is', async ({ page }) => {
  await page.goto('/saved')
  const menu = button(page, 'Language: English')
  await expectRoundTrip(page, menu)
  await enter(page, menu)
  await enter(page, page.getByRole('dialog').getByRole('button', { name: 'Deutsch' }))
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(button(page, 'Deutsch')).toBeFocused()
})

test('what the map has, the list has', async ({ page }) => {
  const searched = page.waitForResponse('**/api/rent/search/')
  await page.goto(search)
  const { resObj } = (await (await searched).json()) as { resObj: { Title: string }[] }
  const list = page.getByRole('region', { name: 'Results', exact: true })
  const cards = list.getByRole('article')
  await expect(async () => {
    await cards.last().scrollIntoViewIfNeeded()
    expect(await cards.count()).toBe(resObj.length)
  }).toPass({ intervals: [0] })
  // Not what is drawn: cards below the window are skipped.
  const links = await cards.getByRole('heading').allTextContents()
  expect(links.toSorted()).toEqual(resObj.map(({ Title }) => Title).toSorted())
  const [first] = links
  const onMap = list.getByRole('button', { name: `Show on map ${first}` })
  await enter(page, onMap)
  await expect(page).toHaveURL(/zoom=17/)
  await expect(onMap).toBeFocused()

  await test.step('a map that was moved by keys is searched by keys', async () => {
    const map = page.getByRole('region', { name: 'Map of the results' })
    await expect(map).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 })
    await map.focus()
    for (let moves = 0; moves < 3; moves += 1) await page.keyboard.press('ArrowRight')
    await enter(page, button(page, 'Search Here'))
    await expectHeading(page, 'Results')
  })
})

test('whatever opens over the pages of a member gets the focus and gives it back', async ({
  page,
  context,
  baseURL,
}) => {
  const talk = await newConversation(baseURL)
  await talk.renter.enter(context)
  await page.goto('/profile')
  for (const name of ['Edit Profile', 'Change Password', 'Upload Image', 'Delete your account']) {
    await expectRoundTrip(page, button(page, name))
  }
  await page.goto(`/reserve/view/${talk.id}`)
  await expectRoundTrip(page, button(page, 'Cancel reservation'))
})

/** Tab stays in what has opened; Escape closes it. */
async function expectRoundTrip(page: Page, opener: Locator): Promise<void> {
  await enter(page, opener)
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(dialog).toBeVisible()
  for (let presses = 0; presses < 3; presses += 1) {
    const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement))
    await expect.poll(isInside).toBe(true)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
}

const focusedDay = (page: Page) => page.getByRole('grid').locator('button[tabindex="0"]')

/** The day that has the focus, or the first free one after it. */
async function chooseFreeDay(page: Page): Promise<void> {
  const day = focusedDay(page)
  await expect(async () => {
    await expect(day).toBeFocused({ timeout: 1000 })
    if ((await day.getAttribute('data-state')) !== 'open') await page.keyboard.press('ArrowRight')
    await expect(day).toHaveAttribute('data-state', 'open', { timeout: 100 })
  }).toPass({ intervals: [0] })
  await page.keyboard.press('Enter')
}
