import { holdUp } from './hold-up.ts'
import { answerPosition, answerPositionLate } from './late-position.ts'
import { coordinates, picked, test } from './place-page.ts'
import { expect } from './test.ts'

test.use({ geolocation: { latitude: 52.52, longitude: 13.405 }, permissions: ['geolocation'] })

test.describe('a place is found', () => {
  test.use({ expectedComplaint: /status of 404/ })

  test('by its coordinates, by an address and by where the device is', async ({ page, place }) => {
    await place.open('?lat=north&lon=200')

    await test.step('coordinates that are none are said, in the field and in the address', async () => {
      await expect(page.getByText('They are ignored.')).toBeVisible()
      await expect(page.getByText('No place is picked yet.')).toBeVisible()
      await coordinates(page).fill('somewhere')
      await page.getByRole('button', { name: 'Show' }).click()
      await expect(coordinates(page)).toHaveAccessibleDescription(
        'Must be latitude and longitude such as 13.7563, 100.5018.',
      )
      await coordinates(page).fill('18.79, 98.98')
      await page.getByRole('button', { name: 'Show' }).click()
      await expect(page.getByText('Picked: 18.79, 98.98')).toBeVisible()
    })

    await test.step('a place is found by an address, and by its suggestions too', async () => {
      await page.getByLabel('City or address').fill('Xyzzyville')
      await page.getByRole('button', { name: 'Go' }).click()
      await expect(page.getByRole('alert')).toHaveText('Location not found')
      await page.getByLabel('City or address').fill('Udon')
      await expect(page.getByRole('option', { name: /^Udon Thani/ }).first()).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('option')).toHaveCount(0)
      await expect.poll(async () => (await picked(page)).lat).toBeCloseTo(17.41, 1)
      await expect(page.getByRole('option')).toHaveCount(0)
      await page.getByLabel('City or address').fill('Pattay')
      await page
        .getByRole('option', { name: /^Pattaya/ })
        .first()
        .click()
      await expect.poll(async () => (await picked(page)).lat).toBeCloseTo(12.93, 1)
      expect(await place.saveHere()).toMatchObject({ Zone: 'Asia/Bangkok' })
    })

    await test.step('the position of the device is picked', async () => {
      await page.getByRole('button', { name: 'Use where I am' }).click()
      await expect(coordinates(page)).toHaveValue('52.52, 13.405')
      const berlin = { Lat: 52.52, Lon: 13.405, Zone: 'Europe/Berlin' }
      expect(await place.saveHere()).toMatchObject(berlin)
    })
  })
})

test('neither an address nor a position that is found late takes a point away', async ({
  page,
  place,
}) => {
  await page.addInitScript(answerPositionLate)
  await place.open()

  await test.step('an address that is found late', async () => {
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
    expect(await place.saveHere()).toMatchObject({ Lat: 17.41, Lon: 102.79 })
    await expect(coordinates(page)).toHaveValue('17.41, 102.79')
  })

  await test.step('a position that comes late', async () => {
    const where = page.getByRole('button', { name: 'Use where I am' })
    await where.click()
    await expect(where).toHaveAttribute('aria-busy', 'true')
    await coordinates(page).fill('18.79, 98.98')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(where).toHaveAttribute('aria-busy', 'false')
    await page.evaluate(answerPosition, { latitude: 52.52, longitude: 13.405 })
    expect(await place.saveHere()).toMatchObject({ Lat: 18.79, Lon: 98.98 })
  })
})
