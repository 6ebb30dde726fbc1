import { wordsOf } from './access/speak.ts'
import { holdUp } from './hold-up.ts'
import { expectAccessible } from './is-accessible.ts'
import { newLender } from './lenders.ts'
import { coordinates, isDrawn, map, marker, picked, save, test } from './place-page.ts'
import { expect } from './test.ts'

// Far from the cities whose listings are counted.
const field = { lat: 17.41, lng: 102.79 }

test('Users can place a listing with the keyboard alone', async ({ page, place }) => {
  await place.open(`?lat=${field.lat}&lon=${field.lng}`)
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
  expect(await place.read()).toMatchObject({
    Lat: lat,
    Lon: lng,
    City: 'Udon Thani',
    Zone: 'Asia/Bangkok',
  })
  await expectAccessible(page)
})

test('a click picks a point, a drag moves it, and a key picks the middle of the map', async ({
  page,
  place,
}) => {
  await place.open()
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
  expect(await place.saveHere()).toMatchObject({ Lat: moved.lat, Lon: moved.lng })

  await page.getByRole('button', { name: 'Pick the middle of the map' }).press('Enter')
  await expect(coordinates(page)).toHaveValue('13.7563, 100.5018')
})

test('where nobody has picked anything, the place is the one that another device has given it', async ({
  page,
  place,
}) => {
  await place.open()
  await expect(page.getByText('No place is picked yet.')).toBeVisible()
  await place.lender.place(place.id)
  await page.reload()
  await expect(coordinates(page)).toHaveValue('17.41, 102.79')
})

test('whoever leaves with a place that is not saved is asked, and it stays in another language', async ({
  page,
  place,
}) => {
  await place.open()
  await coordinates(page).fill('17.41, 102.79')
  await page.getByRole('button', { name: 'Show' }).click()
  const back = page.getByRole('main').getByRole('link').first()
  await back.click()
  const question = page.getByRole('alertdialog', { name: 'Leave with unsaved changes?' })
  await expect(question).toContainText('The place that you have picked is not saved.')
  await question.getByRole('button', { name: 'Stay' }).click()

  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deutsch' }).click()
  const say = await wordsOf('de-DE')
  await expect(page.getByRole('heading', { name: say('Edit Location') })).toBeVisible()
  await page.getByRole('button', { name: say('Save this location') }).click()
  await expect(page.getByText(say('Saved location'))).toBeVisible()
  expect(await place.read()).toMatchObject({ Lat: field.lat, Lon: field.lng })
  await back.click()
  const review = say('Review and manage your post')
  await expect(page.getByRole('heading', { name: review })).toBeVisible()
})

test.describe('without WebGL', () => {
  test('everything but the map works', async ({ page, place }) => {
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
    await place.open()
    await expect(page.getByText('The map cannot be drawn on this device.')).toBeVisible()
    await coordinates(page).fill('17.41, 102.79')
    await page.getByRole('button', { name: 'Show' }).click()
    expect(await place.saveHere()).toMatchObject({ Lat: 17.41, Lon: 102.79 })
  })
})

test.describe('without a connection', () => {
  test.use({
    expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|NetworkError/,
  })

  test('it says what cannot be done, and the point stays, also one that is moved while it is saved', async ({
    page,
    place,
    context,
  }) => {
    await place.open(`?lat=${field.lat}&lon=${field.lng}`)
    await isDrawn(page)
    await context.setOffline(true)
    await expect(page.getByText('finding an address and saving need a connection')).toBeVisible()
    await save(page).click()
    await expect(page.getByRole('alert')).toContainText('You are offline. Nothing was sent')
    await context.setOffline(false)
    expect(await place.saveHere()).toMatchObject({ Lat: field.lat, Lon: field.lng })

    const release = await holdUp(page, '**/api/rent/setlocation/*')
    const saved = page.waitForResponse('**/api/rent/setlocation/*')
    await save(page).click()
    await coordinates(page).fill('17.42, 102.8')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByText('Picked: 17.42, 102.8')).toBeVisible()
    release()
    await saved
    await expect(page.getByText('Saved location')).toBeVisible()
    await expect(coordinates(page)).toHaveValue('17.42, 102.8')
    expect(await place.saveHere()).toMatchObject({ Lat: 17.42, Lon: 102.8 })
  })
})

test('strangers are told that it is not theirs, and visitors where to log in', async ({
  page,
  place,
  browser,
  baseURL,
}) => {
  const stranger = await newLender(baseURL)
  const theirPage = await stranger.open(browser, `${baseURL}/lend/location/${place.id}`)
  await expect(theirPage.getByText('This listing is not yours.')).toBeVisible()
  await expect(save(theirPage)).toHaveCount(0)
  await theirPage.context().close()
  await page.context().clearCookies()
  await place.open()
  await expect(page.getByText('Only the owner of this listing can change it.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
})
