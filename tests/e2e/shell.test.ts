import type { Page, Route } from '@playwright/test'
import { latePartsAreHere } from './late-parts-are-here.ts'
import { expect, test } from './test.ts'
import { followRequests } from './when-quiet.ts'

test('the landing page says what is not there yet, speaks another language, and leads to a city on the map', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    'A place for rest, enjoyment, vacation, life',
  )
  await expect(page.getByText("It's FREE!", { exact: true })).toBeVisible()
  const stories = ['Stay as long as you like', 'Make money by lending your place']
  for (const name of stories) await expect(page.getByRole('heading', { name })).toBeVisible()

  await test.step('below the columns stand the signs of other places, the language and the years', async () => {
    const footer = page.locator('footer')
    for (const name of ['Facebook', 'Instagram', 'X', 'YouTube']) {
      await expect(footer.getByRole('button', { name: `Staylend on ${name}` })).toBeVisible()
    }
    await expect(footer.getByText('© 2024-2025')).toBeVisible()
    for (const name of ['Solutions', 'Support', 'Company', 'Legal']) {
      await expect(footer.getByRole('heading', { name })).toBeVisible()
    }
    await footer.getByRole('button', { name: 'Press' }).click()
    await expect(page.getByText('This button is not implemented yet')).toBeVisible()
    await footer.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'ไทย' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH')
  })

  const pattaya = '/rent?lat=12.9276&lng=100.8771&zoom=12'
  await page.getByRole('main').locator(`a[href="${pattaya}"]`).click()
  await expect(page).toHaveURL(pattaya)
})

test.describe('who has come from another machine', () => {
  test('is not led to a sister site that is on this one alone', async ({ page, baseURL }) => {
    await page.route('https://homes.example/**', async (route) => {
      const { pathname, search } = new URL(route.request().url())
      await route.fulfill({ response: await route.fetch({ url: baseURL + pathname + search }) })
    })
    const whenQuiet = followRequests(page)
    await page.goto('https://homes.example/')
    await expect(page.getByRole('heading', { name: 'News from Staylend' })).toBeVisible()
    await expect(page.getByText('Ridelend')).toHaveCount(0)
    // What is passed on when the page closes fails.
    await whenQuiet()
  })
})

/** Looks at every picture that is drawn: a whole word stands for little more than a second. */
const isTyped = (page: Page, word: string) =>
  page.waitForFunction(
    (whole) => [...document.querySelectorAll('h1 span')].some((each) => each.textContent === whole),
    word,
  )

test('the typed words stop for good when they are asked to, move nothing when they go on, and stand still where motion is unwelcome', async ({
  page,
}) => {
  await page.goto('/')
  const pause = page.getByRole('button', { name: 'Pause the words' })
  await expect(pause).toBeVisible()
  const start = page.getByRole('link', { name: 'Get Started' })
  const before = await start.boundingBox()
  const target = await pause.boundingBox()
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await pause.click()
  await expect(page.getByText('rest', { exact: true })).toBeVisible()
  expect(await start.boundingBox()).toEqual(before)
  await page.reload()
  await page.getByRole('button', { name: 'Let the words go on' }).click()
  await isTyped(page, 'enjoyment')
  expect(await start.boundingBox()).toEqual(before)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(page.getByText('rest, enjoyment, vacation, life', { exact: true })).toBeVisible()
  await expect(pause).toBeHidden()
})

test('what came with a page is not taken for fresh when somebody goes back to it', async ({
  page,
}) => {
  // A device that keeps nothing has the answer from the page alone.
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined }),
  )
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const heading = page.getByRole('heading', { name: 'Prices' }).or(page.getByRole('table'))
  await page.goto('/rentitem/1')
  await expect(heading).toBeVisible()
  expect(asked.filter((path) => path === '/api/rent/get/1')).toEqual([])
  await page.goto('/login')
  await page.goBack()
  await expect(heading).toBeVisible()
  expect(asked.filter((path) => path === '/api/rent/get/1')).not.toEqual([])
})

test.describe('files that do not come', () => {
  test.use({
    expectedComplaint: /404|CONNECTION_RESET|dynamically imported module/,
  })

  test('a page whose files did not come can be asked for again', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByText('Staylend brings together people')).toBeVisible()
    await page.route(/\/assets\/small-parts-.*js$/, (route) => route.fulfill({ status: 404 }))
    await page.getByRole('link', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible()
    await page.unroute(/\/assets\/small-parts-.*js$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  })

  test('a page stays when a part of it that it can do without does not come at once', async ({
    page,
  }) => {
    const connectionDrops = (route: Route) => route.abort('connectionreset')
    await page.route(/\/assets\/late-parts-.*js$/, connectionDrops, { times: 2 })
    await page.goto('/about')
    await latePartsAreHere(page)
    await expect(page.getByText('Staylend brings together people')).toBeVisible()
  })
})

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a browser that refuses the worker shows the app all the same', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new Error('Refused'))
    })
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
    await page.goto('/')
    expect((await warning).text()).toMatch(/worker.*Refused/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('five places stand at the bottom, and the top leads back and names the page', async ({
    page,
  }) => {
    await page.goto('/')
    const title = page.getByRole('banner').locator('[data-title]')
    await test.step('the bar at the top has the words of a heading once that is out of view', async () => {
      await expect(title).toHaveAttribute('data-title', '')
      await page.locator('footer').scrollIntoViewIfNeeded()
      const words = 'A place for rest, enjoyment, vacation, life'
      await expect(title).toHaveAttribute('data-title', words)
    })

    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu.getByRole('link')).toHaveText(['Rent', 'Saved', 'Inbox', 'Lend', 'Login'])
    const box = await menu.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740)
    await expect(page.getByRole('button', { name: 'Back' })).toBeHidden()
    await menu.getByRole('link', { name: 'Saved' }).tap()
    await expect(page.getByText('Places you save with the heart will be here')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Saved' })).toBeFocused()
    await page.getByRole('button', { name: 'Back' }).tap()
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  })
})
