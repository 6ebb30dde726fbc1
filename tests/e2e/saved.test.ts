import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { accountOf } from '#server/demo/accounts.ts'
import { startOwnServer } from '#tools/own-server.ts'
import { logIn } from './people.ts'
import { expect, test } from './test.ts'
import { workerIsReady } from './worker-is-ready.ts'

const heart = (page: Page, title = '') => page.getByRole('button', { name: `Save: ${title}` })
const fullHeart = (page: Page, title = '') => page.getByRole('button', { name: `Saved: ${title}` })
const saved = (page: Page) => page.getByRole('list', { name: 'Saved places' })

/** Does something that a member's list at the server is to have. */
async function sent(page: Page, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse('**/api/rent/save/**')
  await act()
  await answered
}

/** @returns its title */
async function saveListing(page: Page, id: number): Promise<string> {
  await page.goto(`/rentitem/${id}`)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await heart(page, title).click()
  await expect(fullHeart(page, title)).toHaveAttribute('aria-pressed', 'true')
  return title
}

const expectKept = (page: Page) =>
  expect(saved(page).getByText('Kept on this device').first()).toBeVisible({ timeout: 30_000 })

const expectNothingSaved = async (page: Page) => {
  await page.goto('/saved')
  await expect(page.getByText('Places you save with the heart will be here')).toBeVisible()
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
}

test('a visitor saves from a card, finds it again after a reload, and takes it back', async ({
  page,
}) => {
  await page.goto('/rent?lat=12.9276&lng=100.8771&zoom=13&mode=list')
  const [name = ''] = [await heart(page).first().getAttribute('aria-label')]
  const title = name?.replace('Save: ', '') ?? ''
  await heart(page).first().click()
  await expect(fullHeart(page, title)).toBeVisible()

  await page.goto('/saved')
  await expect(saved(page).getByRole('link', { name: title })).toBeVisible()
  await expectKept(page)
  await page.reload()
  await expect(saved(page).getByRole('link', { name: title })).toBeVisible()
  await expect(saved(page).getByText(/Read this minute|Read \d+ minutes? ago/)).toBeVisible()

  await fullHeart(page, title).click()
  await expect(page.getByText(`No longer saved: ${title}`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(saved(page).getByRole('link', { name: title })).toBeVisible()

  await fullHeart(page, title).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(page.getByText('Places you save with the heart will be here')).toBeVisible()
  await expect.poll(() => keptIds(page), { timeout: 20_000 }).toEqual([])
})

/** What of saved listings is on this device beside their texts. */
const keptIds = (page: Page) =>
  page.evaluate(async () => {
    const paths = async (name: string) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
    return [...(await paths('kept-areas')), ...(await paths('kept-picture-sets'))]
  })

test.describe('of several people on one device', () => {
  // What is being kept while somebody logs out is refused.
  test.use({ expectedComplaint: /status of 40[19]/ })

  test('what a visitor has saved becomes the member’s, and is out of sight after the logout', async ({
    page,
  }) => {
    const title = await saveListing(page, 1)
    await logIn(page, accountOf('renter'))
    await page.goto('/rentitem/3')
    const other = await page.getByRole('heading', { level: 1 }).innerText()
    await sent(page, () => heart(page, other).click())
    await page.goto('/saved')
    for (const each of [title, other]) {
      await expect(saved(page).getByRole('link', { name: each })).toHaveCount(1)
    }
    // It is at the server, and not on this device alone.
    const beside = await page.request.get('/api/rent/getsaved')
    expect((await beside.json()).resObj.map(({ Id }: { Id: number }) => Id)).toEqual([3, 1])

    await logOut(page)
    await expectNothingSaved(page)
    await page.goto('/rentitem/1')
    await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => keptIds(page), { timeout: 20_000 }).toEqual([])

    await logIn(page, accountOf('lender'))
    await expectNothingSaved(page)
    await logOut(page)
    await logIn(page, accountOf('renter'))
    await page.goto('/saved')
    await expect(saved(page).getByRole('listitem').filter({ hasText: other })).toBeVisible()
    for (const each of [title, other]) {
      await sent(page, () => fullHeart(page, each).click())
      await expect(fullHeart(page, each)).toBeHidden()
    }
  })
})

test.describe('without a connection', () => {
  test.use({
    expectedComplaint:
      /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|NetworkError|Worker failed to load/,
  })

  test('a member reads that saving needs a connection, and nothing changes', async ({
    page,
    context,
  }) => {
    await logIn(page, accountOf('renter'))
    await page.goto('/rentitem/1')
    await expect(heart(page)).toBeVisible()
    await workerIsReady(page)
    await context.setOffline(true)
    await heart(page).click()
    await expect(page.getByText('what you save needs a connection')).toBeVisible()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  })

  test('what is saved is there when the server is gone, with all that belongs to it', async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const server = await startOwnServer({ DEMO: '1' })
    const at = (path: string) => server.url + path
    await page.goto(at('/login'))
    await page.getByLabel('Email').fill(accountOf('renter').email)
    await page.getByLabel('Password').fill(accountOf('renter').password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
    await page.goto(at('/rent?lat=12.9276&lng=100.8771&zoom=13&mode=list'))
    await workerIsReady(page)
    const label = await heart(page).first().getAttribute('aria-label')
    const title = label?.replace('Save: ', '') ?? ''
    await sent(page, () => heart(page).first().click())
    await page.goto(at('/saved'))
    await expectKept(page)
    const link = saved(page).getByRole('link', { name: title })
    const path = (await link.getAttribute('href')) ?? ''
    await server.stop()

    await page.goto(at('/saved'))
    await expect(link).toBeVisible()
    await expect(saved(page).getByText('Kept on this device')).toBeVisible()
    await expectDrawn(page)
    await page.getByRole('tab', { name: 'Map' }).click()
    await expect(page.getByRole('region', { name: 'Map of the saved places' })).toBeVisible()

    await page.goto(at(path))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByText('Member since')).toBeVisible()
    await expect(page.getByRole('heading', { name: /Reviews|reviews/ })).toBeVisible()
    const count = Number((await page.getByText(/^1 of \d+$/).innerText()).split(' ').at(-1))
    for (let turn = 1; turn < count; turn++) {
      await expectDrawn(page)
      await nextPicture(page).click()
      await expect(page.getByText(`${turn + 1} of`)).toBeVisible()
    }
    await expectDrawn(page)
    expect(await tilesAround(page)).toEqual([true, true, true])

    await page.goto(at(path.replace('rentitem', 'reserve')))
    await expect(page.getByRole('heading', { name: `Reserve ${title}` })).toBeVisible()
    await expect(page.getByRole('grid').first()).toBeVisible()
  })
})

const nextPicture = (page: Page) => page.getByRole('button', { name: 'Next picture' })

/** Every picture that stands on the screen has come. */
const expectDrawn = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const inView = [...document.querySelectorAll('main img')].filter((img) => {
          const { left, right, top, bottom } = img.getBoundingClientRect()
          return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
        }) as HTMLImageElement[]
        return inView.length > 0 && inView.every((img) => img.complete && img.naturalWidth > 0)
      }),
    )
    .toBe(true)

/** Whether the map around the one kept place answers at a few zooms. */
const tilesAround = (page: Page) =>
  page.evaluate(async () => {
    const areas = await caches.open('kept-areas')
    const [key] = await areas.keys()
    const record = key && (await areas.match(key))
    const { area, tilesPath } = await record!.json()
    const { lat, lng } = area.centre
    const answers = []
    for (const z of [6, 12, 14]) {
      const sine = Math.sin((lat * Math.PI) / 180)
      const x = Math.floor((lng / 360 + 0.5) * 2 ** z)
      const y = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z)
      const path = tilesPath.replace('{z}', z).replace('{x}', x).replace('{y}', y)
      answers.push((await fetch(path)).ok)
    }
    return answers
  })

test('the map of a town is kept once its size is known, stopped, gone on with, and removed', async ({
  page,
  context,
}) => {
  await saveListing(page, 1)
  await workerIsReady(page)
  await page.goto('/saved')
  await expectKept(page)
  const keep = page.getByRole('button', { name: 'Keep the map of Pattaya', exact: true })
  await keep.click()
  await expect(page.getByText(/The map of Pattaya takes [\d.]+ [kM]B on this device/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(keep).toBeVisible()

  // The worker asks for tiles past it.
  let letTilesCome: () => void = () => undefined
  const mayCome = new Promise<void>((resolve) => (letTilesCome = resolve))
  await context.route(/\/tiles\//, async (route) => {
    await mayCome
    await route.continue().catch(() => undefined)
  })
  await keep.click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('progressbar', { name: 'Map of Pattaya' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(/on this device, not all of it/)).toBeVisible()
  letTilesCome()

  await page.reload()
  await page.getByRole('button', { name: 'Go on keeping the map of Pattaya' }).click()
  await expect(page.getByText(/^Map of Pattaya · [\d.]+ [kM]B on this device$/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove the map of Pattaya' }).click()
  await expect(keep).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`list, map and question are accessible in the ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await saveListing(page, 1)
    await page.goto('/saved')
    await expectKept(page)
    const violations = async () =>
      (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]])
    expect(await violations()).toEqual([])
    await fullHeart(page).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('tab', { name: 'Map' }).click()
    await expect(page.getByRole('region', { name: 'Map of the saved places' })).toBeVisible()
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: 'Keep the map of Pattaya' }).click()
    await expect(page.getByRole('button', { name: 'Keep it' })).toBeVisible()
    expect(await violations()).toEqual([])
  })
}

test.describe('what is no longer offered', () => {
  test.use({ expectedComplaint: /status of 404/ })

  test('stays readable on this device, and says so', async ({ page, context }) => {
    const title = await saveListing(page, 1)
    await page.goto('/saved')
    await expectKept(page)

    const answer = await (await page.request.get('/api/rent/get/1')).json()
    await context.route('**/api/rent/get/1', (route) =>
      route.fulfill({ json: { ...answer, resObj: { ...answer.resObj, IsActive: 0 } } }),
    )
    await outdate(page)
    await page.reload()
    const inactive = 'This listing is not currently active.'
    await expect(saved(page).getByText(inactive)).toBeVisible()
    await page.goto('/rentitem/1')
    await expect(page.getByText(inactive)).toBeVisible()

    await context.unroute('**/api/rent/get/1')
    await context.route('**/api/rent/get/1', (route) =>
      route.fulfill({
        status: 404,
        json: { success: false, message: 'Not there', errorCode: 3, resObj: null },
      }),
    )
    await page.goto('/saved')
    await outdate(page)
    await page.reload()
    const gone = /This listing was deleted\. You see it as it was on \w+ \d+, \d+\./
    await expect(saved(page).getByText(gone)).toBeVisible()
    await page.goto('/rentitem/1')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(gone)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Reserve' })).toBeHidden()
  })
})

/** What was read just now counts as read an hour ago. */
const outdate = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('staylend-kept-listings')
        opening.addEventListener('error', reject)
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('kept-listings', 'readwrite')
          const cursor = transaction.objectStore('kept-listings').openCursor()
          cursor.addEventListener('success', () => {
            if (!cursor.result) return
            const { value } = cursor.result
            cursor.result.update({ ...value, refreshedAtMs: value.refreshedAtMs - 3_600_000 })
            cursor.result.continue()
          })
          transaction.addEventListener('complete', () => resolve())
        })
      }),
  )
