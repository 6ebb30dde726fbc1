import type { Page } from '@playwright/test'
import { ridelend } from '#sites/ridelend/site.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { holdUp } from './hold-up.ts'
import { coordinates, isDrawn, marker, picked, save, test } from './place-page.ts'
import { expect } from './test.ts'

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
  test.use({ expectedComplaint: /status of 500/ })

  test('that is chosen nearby stays in it while the buildings are not there yet, or cannot be read', async ({
    page,
    place,
  }) => {
    const house = await someBuilding(page)
    await place.open(`?lat=${house.Lat}&lon=${house.Lon + 0.0002}`)
    const buildings = page.getByRole('radiogroup', { name: /one of these buildings/ })
    await expect(buildings.getByRole('radio', { name: /In none/ })).toBeChecked()
    await buildings
      .getByText(/\d m away/)
      .first()
      .click()
    expect(await place.saveHere()).toMatchObject({
      LocId: house.LocId,
      Lat: house.Lat,
      Lon: house.Lon,
    })

    const answer = closedGate()
    await page.route('**/api/rent/buildings/**', async (route) => {
      await answer.opened
      await route.fulfill({
        status: 500,
        json: { success: false, message: 'Broken', errorCode: 99, resObj: null },
      })
    })
    await place.open()
    await expect(coordinates(page)).toHaveValue(/13\./)
    await expect(save(page)).toBeDisabled()
    answer.open()
    await expect(save(page)).toBeEnabled()
    expect(await place.saveHere()).toMatchObject({ LocId: house.LocId })
  })

  test('stays in it when its lender comes by the sister site', async ({
    page,
    place,
    context,
    baseURL,
  }) => {
    const house = await someBuilding(page)
    const { Lat: lat, Lon: lng, LocId } = house
    await place.lender.person.ask('POST', `/api/rent/setlocation/${place.id}`, {
      Id: place.id,
      lat,
      lng,
      LocId,
    })
    const sister = ridelend.host.byDefault
    const cookies = await context.cookies()
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: sister })))
    await page.goto(`${baseURL?.replace('localhost', sister)}/lend/location/${place.id}`)
    await expect(save(page)).toBeEnabled()
    expect(await place.saveHere()).toMatchObject({ LocId })
  })
})

test.describe('while buildings are asked for', () => {
  test('a point that is dragged stays under the finger', async ({ page, place }) => {
    const house = await someBuilding(page)
    const release = await holdUp(page, '**/api/rent/buildings/**')
    await place.open(`?lat=${house.Lat}&lon=${house.Lon}`)
    await isDrawn(page)
    const pin = await marker(page).boundingBox()
    if (!pin) throw new Error('There is a marker')
    const [x, y] = [pin.x + pin.width / 2, pin.y + pin.height / 2]
    const isAbove = async () => {
      expect((await marker(page).boundingBox())?.y).toBeCloseTo(pin.y - 40, 0)
    }
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 30, y - 40, { steps: 4 })
    release()
    await expect(page.getByRole('radiogroup', { name: /one of these buildings/ })).toBeVisible()
    await isAbove()
    await page.mouse.up()
    await expect.poll(async () => (await picked(page)).lat).toBeGreaterThan(house.Lat)
    await isAbove()
  })
})
