import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { ridelend } from '#sites/ridelend/site.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { wordsOf } from './access/speak.ts'
import { holdUp } from './hold-up.ts'
import { answerPosition, answerPositionLate } from './late-position.ts'
import { newLender } from './lenders.ts'
import { expect, test } from './test.ts'

type Lender = Awaited<ReturnType<typeof newLender>>
let lender: Lender
let id: number
test.beforeEach(async ({ context, baseURL }) => {
  lender = await newLender(baseURL)
  id = await lender.lend()
  await lender.person.enter(context)
})

// Far from the cities whose listings are counted.
const field = { lat: 17.41, lng: 102.79 }

const map = (page: Page) => page.getByRole('region', { name: 'Map on which the place is picked' })
const marker = (page: Page) => page.getByRole('button', { name: /^Picked place/ })
const coordinates = (page: Page) => page.getByLabel('Latitude, longitude')
const save = (page: Page) => page.getByRole('button', { name: 'Save this location' })

async function openPlace(page: Page, query = ''): Promise<void> {
  await page.goto(`/lend/location/${id}${query}`)
  await expect(page.getByRole('heading', { name: 'Edit Location' })).toBeVisible()
}

const isDrawn = (page: Page) =>
  expect(map(page)).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 })

async function picked(page: Page): Promise<{ lat: number; lng: number }> {
  const [lat = NaN, lng = NaN] = (await coordinates(page).inputValue()).split(', ').map(Number)
  return { lat, lng }
}

async function saveHere(page: Page) {
  await save(page).click()
  await expect(page.getByText('Saved location')).toBeVisible()
  return lender.read(id)
}

test('Users can place a listing with the keyboard alone', async ({ page }) => {
  await openPlace(page, `?lat=${field.lat}&lon=${field.lng}`)
  await isDrawn(page)
  await expect(coordinates(page)).toHaveValue('17.41, 102.79')
  await expect(page.getByText('Nearest town: Udon Thani, Thailand')).toBeVisible()
  await marker(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(coordinates(page)).not.toHaveValue('17.41, 102.79')
  const after = await picked(page)
  expect(after.lat).toBeCloseTo(field.lat, 5)
  const step = after.lng - field.lng
  expect(step).toBeGreaterThan(0)
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(async () => (await picked(page)).lng).toBeGreaterThan(after.lng)
  expect((await picked(page)).lng - after.lng).toBeCloseTo(step / 10, 5)
  await page.keyboard.press('ArrowUp')
  await expect.poll(async () => (await picked(page)).lat).toBeGreaterThan(field.lat)
  await expect(marker(page)).toBeFocused()
  const { lat, lng } = await picked(page)
  await save(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved location')).toBeVisible()
  expect(await lender.read(id)).toMatchObject({
    Lat: lat,
    Lon: lng,
    City: 'Udon Thani',
    Zone: 'Asia/Bangkok',
  })
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id: rule, nodes: [first] }) => `${rule}: ${first?.html}`)).toEqual([])
})

test('a click picks a point, and a drag moves it', async ({ page }) => {
  await openPlace(page)
  await isDrawn(page)
  await expect(page.getByText('No place is picked yet.')).toBeVisible()
  await expect(save(page)).toBeDisabled()
  const box = await map(page).boundingBox()
  if (!box) throw new Error('There is a map')
  await map(page).click({ position: { x: box.width / 2, y: box.height / 2 } })
  // The fixed centre, in the middle of Bangkok.
  await expect(coordinates(page)).not.toHaveValue('')
  const first = await picked(page)
  expect(first.lat).toBeCloseTo(13.7563, 2)
  expect(first.lng).toBeCloseTo(100.5018, 2)
  const pin = await marker(page).boundingBox()
  if (!pin) throw new Error('There is a marker')
  const [x, y] = [pin.x + pin.width / 2, pin.y + pin.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 30, y - 40, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await picked(page)).lat).toBeGreaterThan(first.lat)
  const moved = await picked(page)
  expect(moved.lng).toBeGreaterThan(first.lng)
  expect(await saveHere(page)).toMatchObject({ Lat: moved.lat, Lon: moved.lng })
})

test('the middle of the map can be picked without a pointer', async ({ page }) => {
  await openPlace(page)
  await isDrawn(page)
  await page.getByRole('button', { name: 'Pick the middle of the map' }).press('Enter')
  await expect(coordinates(page)).toHaveValue('13.7563, 100.5018')
})

test.describe('by an address', () => {
  test.use({ expectedComplaint: /status of 404/ })

  test('a place is found, by its suggestions too', async ({ page }) => {
    await openPlace(page)
    await page.getByLabel('City or address').fill('Xyzzyville')
    await page.getByRole('button', { name: 'Go' }).click()
    await expect(page.getByRole('alert')).toHaveText('Location not found')
    await page.getByLabel('City or address').fill('Pattay')
    await page
      .getByRole('option', { name: /^Pattaya/ })
      .first()
      .click()
    await expect.poll(async () => (await picked(page)).lat).toBeCloseTo(12.93, 1)
    expect(await saveHere(page)).toMatchObject({ Zone: 'Asia/Bangkok' })
  })
})

test.describe('on a slow line', () => {
  test.use({ serviceWorkers: 'block' })

  test('an address that is found late takes no point away', async ({ page }) => {
    await openPlace(page)
    const release = await holdUp(page, /\/api\/geocode\/\?/)
    await page.getByLabel('City or address').fill('Udon Thani')
    await expect(page.getByRole('option', { name: /^Udon Thani/ }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    const found = page.waitForResponse(/\/api\/geocode\/\?/)
    await page.getByRole('button', { name: 'Go' }).click()
    await expect(page.getByRole('button', { name: 'Please wait...' })).toBeVisible()
    await coordinates(page).fill('17.41, 102.79')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByText('Picked: 17.41, 102.79')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Go' })).toBeVisible()
    release()
    await found
    expect(await saveHere(page)).toMatchObject({ Lat: 17.41, Lon: 102.79 })
    await expect(coordinates(page)).toHaveValue('17.41, 102.79')
  })
})

test.describe('on a device that knows where it is', () => {
  test.use({ geolocation: { latitude: 52.52, longitude: 13.405 }, permissions: ['geolocation'] })

  test('its own position is picked', async ({ page }) => {
    await openPlace(page)
    await page.getByRole('button', { name: 'Use where I am' }).click()
    await expect(coordinates(page)).toHaveValue('52.52, 13.405')
    expect(await saveHere(page)).toMatchObject({ Lat: 52.52, Lon: 13.405, Zone: 'Europe/Berlin' })
  })

  test('a position that comes late takes no point away', async ({ page }) => {
    await page.addInitScript(answerPositionLate)
    await openPlace(page)
    const where = page.getByRole('button', { name: 'Use where I am' })
    await where.click()
    await expect(where).toHaveAttribute('aria-busy', 'true')
    await coordinates(page).fill('17.41, 102.79')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(where).toHaveAttribute('aria-busy', 'false')
    await page.evaluate(answerPosition, { latitude: 52.52, longitude: 13.405 })
    expect(await saveHere(page)).toMatchObject({ Lat: 17.41, Lon: 102.79 })
  })
})

test('coordinates that are none are said, in the field and in the address', async ({ page }) => {
  await openPlace(page, '?lat=north&lon=200')
  await expect(page.getByText('They are ignored.')).toBeVisible()
  await expect(page.getByText('No place is picked yet.')).toBeVisible()
  await coordinates(page).fill('somewhere')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(coordinates(page)).toHaveAccessibleDescription(
    'Must be latitude and longitude such as 13.7563, 100.5018.',
  )
  await coordinates(page).fill('17.41, 102.79')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('Picked: 17.41, 102.79')).toBeVisible()
})

test('a point that is moved while it is saved stays where it was moved to', async ({ page }) => {
  await openPlace(page, `?lat=${field.lat}&lon=${field.lng}`)
  const release = await holdUp(page, '**/api/rent/setlocation/*')
  await save(page).click()
  await coordinates(page).fill('17.42, 102.8')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('Picked: 17.42, 102.8')).toBeVisible()
  release()
  await expect(page.getByText('Saved location')).toBeVisible()
  await expect(coordinates(page)).toHaveValue('17.42, 102.8')
  expect(await saveHere(page)).toMatchObject({ Lat: 17.42, Lon: 102.8 })
})

async function someBuilding(page: Page) {
  const { resObj: found } = await (
    await page.request.get('/api/rent/search/13.6/100.4/13.9/100.7/0,1,2,3')
  ).json()
  const [house] = (found as { LocId: number | null; Lat: number; Lon: number }[]).filter(
    ({ LocId }) => LocId !== null,
  )
  if (!house) throw new Error('The demonstration has buildings')
  return house
}

test.describe('a listing in a building', () => {
  test.use({ serviceWorkers: 'block', expectedComplaint: /status of 500/ })

  test('stays in it while the buildings are not there yet, or cannot be read', async ({ page }) => {
    const house = await someBuilding(page)
    await openPlace(page, `?lat=${house.Lat}&lon=${house.Lon}`)
    await page
      .getByText(/\d m away/)
      .first()
      .click()
    expect(await saveHere(page)).toMatchObject({ LocId: house.LocId })

    const answer = closedGate()
    await page.route('**/api/rent/buildings/**', async (route) => {
      await answer.opened
      await route.fulfill({
        status: 500,
        json: { success: false, message: 'Broken', errorCode: 99, resObj: null },
      })
    })
    await openPlace(page)
    await expect(coordinates(page)).toHaveValue(/13\./)
    await expect(save(page)).toBeDisabled()
    answer.open()
    await expect(save(page)).toBeEnabled()
    expect(await saveHere(page)).toMatchObject({ LocId: house.LocId })
  })

  test('stays in it when its lender comes by the sister site', async ({
    page,
    context,
    baseURL,
  }) => {
    const house = await someBuilding(page)
    const { Lat: lat, Lon: lng, LocId } = house
    await lender.person.ask('POST', `/api/rent/setlocation/${id}`, { Id: id, lat, lng, LocId })
    const sister = ridelend.host.byDefault
    const cookies = await context.cookies()
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: sister })))
    await page.goto(`${baseURL?.replace('localhost', sister)}/lend/location/${id}`)
    await expect(save(page)).toBeEnabled()
    expect(await saveHere(page)).toMatchObject({ LocId })
  })
})

test('what was picked stays in another language', async ({ page }) => {
  await openPlace(page)
  await coordinates(page).fill('17.41, 102.79')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deutsch' }).click()
  const say = await wordsOf('de-DE')
  await expect(page.getByRole('heading', { name: say('Edit Location') })).toBeVisible()
  await page.getByRole('button', { name: say('Save this location') }).click()
  await expect(page.getByText(say('Saved location'))).toBeVisible()
  expect(await lender.read(id)).toMatchObject({ Lat: field.lat, Lon: field.lng })
})

test('a building nearby can be chosen', async ({ page }) => {
  const house = await someBuilding(page)
  await openPlace(page, `?lat=${house.Lat}&lon=${house.Lon + 0.0002}`)
  const buildings = page.getByRole('radiogroup', { name: /one of these buildings/ })
  await expect(buildings.getByRole('radio', { name: /In none/ })).toBeChecked()
  await buildings
    .getByText(/\d m away/)
    .first()
    .click()
  expect(await saveHere(page)).toMatchObject({
    LocId: house.LocId,
    Lat: house.Lat,
    Lon: house.Lon,
  })
})

test.describe('without WebGL', () => {
  test('everything but the map works', async ({ page }) => {
    await page.addInitScript(() => {
      const original = HTMLCanvasElement.prototype.getContext
      HTMLCanvasElement.prototype.getContext = function (
        this: HTMLCanvasElement,
        kind: string,
        ...rest: unknown[]
      ) {
        return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...rest])
      } as typeof original
    })
    await openPlace(page)
    await expect(page.getByText('The map cannot be drawn on this device.')).toBeVisible()
    await coordinates(page).fill('17.41, 102.79')
    await page.getByRole('button', { name: 'Show' }).click()
    expect(await saveHere(page)).toMatchObject({ Lat: 17.41, Lon: 102.79 })
  })
})

test.describe('without a connection', () => {
  test.use({
    serviceWorkers: 'block',
    expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|NetworkError/,
  })

  test('it says what cannot be done, and the point stays', async ({ page, context }) => {
    await openPlace(page, `?lat=${field.lat}&lon=${field.lng}`)
    await isDrawn(page)
    await context.setOffline(true)
    await expect(page.getByText('finding an address and saving need a connection')).toBeVisible()
    await save(page).click()
    await expect(page.getByRole('alert')).toContainText('You are offline. Nothing was sent')
    await context.setOffline(false)
    expect(await saveHere(page)).toMatchObject({ Lat: field.lat, Lon: field.lng })
  })
})

test('strangers are told that it is not theirs, and visitors where to log in', async ({
  page,
  browser,
  baseURL,
}) => {
  const stranger = await newLender(baseURL)
  const theirPage = await stranger.open(browser, `${baseURL}/lend/location/${id}`)
  await expect(theirPage.getByText('This listing is not yours.')).toBeVisible()
  await expect(save(theirPage)).toHaveCount(0)
  await theirPage.context().close()
  await page.context().clearCookies()
  await openPlace(page)
  await expect(page.getByText('Only the owner of this listing can change it.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
})
