import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  deleteListing,
  editListing,
  getBuildingsNear,
  getListing,
  setListingActive,
  setListingPlace,
} from '#contract/endpoints/rent.ts'
import type { LatLng } from '#contract/domain/place.ts'
import { ridelend } from '#sites/ridelend/site.ts'
import { Client } from '#tests/fixtures/client.ts'
import { listingForm, newListing, newUser } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let lender: Client
let other: Client
beforeAll(async () => {
  site = await openTestApp()
  lender = await newUser(site)
  other = await newUser(site)
})
afterAll(() => site.close())

let buildings = 0
let spots = 0
/** Far from all others. */
const freshSpot = () => ({ lat: 10 + (spots += 1) / 10, lng: 99.5 })
const metresNorth = ({ lat, lng }: LatLng, metres: number) => ({
  lat: lat + metres / 111_195,
  lng,
})

/** So many listings of one building. */
async function newBuilding(place: LatLng, count: number) {
  buildings += 1
  const ids = []
  for (let at = 1; at <= count; at += 1) {
    ids.push(await newListing(other, { Title: `Building ${buildings}, flat ${at}` }, place))
  }
  await site.context.db
    .updateTable('listing')
    .set({ location_id: buildings })
    .where('id', 'in', ids)
    .execute()
  return { id: buildings, ids }
}

const near = ({ lat, lng }: LatLng, by = lender) =>
  by.get(getBuildingsNear, { params: { lat: lat.toFixed(6), lng: lng.toFixed(6) } })
const put = (id: number, place: LatLng, LocId?: number | null) =>
  lender.call(setListingPlace, {
    params: { id },
    body: { ...place, ...(LocId !== undefined && { LocId }) },
  })
const placeOf = async (id: number) => {
  const { Lat, Lon, LocId } = await other.get(getListing, { params: { id } })
  return { Lat, Lon, LocId }
}

describe('buildings near a place', () => {
  test('come nearest first, with what stands in them', async () => {
    const spot = freshSpot()
    const far = await newBuilding(metresNorth(spot, 140), 1)
    const close = await newBuilding(metresNorth(spot, -20), 3)
    await newBuilding(metresNorth(spot, 160), 2)
    await newListing(other, {}, spot)
    expect(await near(spot)).toEqual([
      {
        LocId: close.id,
        Lat: metresNorth(spot, -20).lat,
        Lon: spot.lng,
        Title: `Building ${close.id}, flat 1`,
        Listings: 3,
      },
      expect.objectContaining({ LocId: far.id, Listings: 1 }),
    ])
  })

  test('are at most the ten nearest', async () => {
    const spot = freshSpot()
    const ids = []
    for (let at = 11; at >= 1; at -= 1) {
      ids.unshift((await newBuilding(metresNorth(spot, at * 10), 1)).id)
    }
    expect((await near(spot)).map(({ LocId }) => LocId)).toEqual(ids.slice(0, 10))
  })

  test('count active listings of this site, and forget deleted ones', async () => {
    const spot = freshSpot()
    const { ids } = await newBuilding(spot, 3)
    const [first = 0, second = 0] = ids
    await other.get(setListingActive, { params: { id: first, active: '0' } })
    expect(await near(spot)).toMatchObject([
      { Listings: 2, Title: expect.stringContaining('flat 2') },
    ])
    await other.get(deleteListing, { params: { id: second } })
    expect(await near(spot)).toMatchObject([{ Listings: 1 }])
    await site.context.db
      .updateTable('listing')
      .set({ site_id: ridelend.id })
      .where('id', 'in', ids)
      .execute()
    expect(await near(spot)).toEqual([])
  })

  test('are found across the date line and at the pole', async () => {
    const fiji = { lat: -17, lng: 179.9999 }
    await newBuilding(fiji, 1)
    expect(await near({ lat: -17, lng: -179.9999 })).toHaveLength(1)
    await newBuilding({ lat: 90, lng: 0 }, 1)
    expect(await near({ lat: 89.9995, lng: 123 })).toHaveLength(1)
  })

  test('are told to members alone, for a place that there is', async () => {
    const params = { lat: '13.7', lng: '100.5' }
    const visitor = new Client(site.app)
    expect(await visitor.call(getBuildingsNear, { params })).toMatchObject({ errorCode: 1 })
    const nowhere = { lat: '91', lng: '100.5' }
    expect(await lender.call(getBuildingsNear, { params: nowhere })).toMatchObject({ errorCode: 4 })
  })
})

describe('a listing', () => {
  test('stands where its building does, and in none anywhere else', async () => {
    const spot = freshSpot()
    const building = await newBuilding(spot, 1)
    const id = await newListing(lender)
    const pin = metresNorth(spot, 100)
    expect(await put(id, pin, building.id)).toMatchObject({
      resObj: { Lat: spot.lat, Lon: spot.lng, LocId: building.id },
    })
    expect(await near(spot)).toMatchObject([{ Listings: 2 }])
    expect(await put(id, spot)).toMatchObject({ resObj: { LocId: null } })
    await put(id, pin, building.id)
    await put(id, pin, null)
    expect(await placeOf(id)).toEqual({ Lat: pin.lat, Lon: pin.lng, LocId: null })
  })

  test('keeps its place when a building is named that is not there', async () => {
    const spot = freshSpot()
    const building = await newBuilding(spot, 1)
    const id = await newListing(lender)
    const before = await placeOf(id)
    for (const [place, LocId] of [
      [spot, 999_999],
      [metresNorth(spot, 200), building.id],
    ] as const) {
      expect(await put(id, place, LocId)).toMatchObject({
        status: 422,
        errorCode: 4,
        message: 'This building is not there.',
        errors: [{ path: 'LocId' }],
      })
    }
    expect(await placeOf(id)).toEqual(before)
  })

  test('keeps its building when its text is edited, whatever the form says of it', async () => {
    const spot = freshSpot()
    const building = await newBuilding(spot, 1)
    const id = await newListing(lender)
    await put(id, spot, building.id)
    await lender.get(editListing, { params: { id }, body: listingForm({ LocId: 999_999 }) })
    expect(await placeOf(id)).toMatchObject({ LocId: building.id })
  })
})
