import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createListing, getListing, setListingPlace } from '#contract/endpoints/rent.ts'
import { placeListing } from '#server/services/place-listing.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { bangkok, listingForm, newUser } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

const pattaya = { lat: 12.9276, lng: 100.8771 }
const berlin = { lat: 52.52, lng: 13.405 }

describe.each(['embedded', 'postgres'] as const)('on the %s database', (kind) => {
  let site: TestApp
  beforeAll(async () => {
    site = await openTestApp({ kind })
  })
  afterAll(() => site.close())

  /** Places it in Berlin, and elsewhere while the town of that is looked up. */
  async function placeTwice(id: number, lenderId: number, elsewhere: () => Promise<unknown>) {
    const isAsked = closedGate()
    const goesOn = closedGate()
    const nearestPlace = async (at: { lat: number; lng: number }) => {
      isAsked.open()
      await goesOn.opened
      return site.context.nearestPlace(at)
    }
    const at = { place: berlin, buildingId: null }
    const placing = placeListing({ ...site.context, nearestPlace }, lenderId, id, at)
    await isAsked.opened
    await elsewhere()
    goesOn.open()
    await placing
  }

  test.each([
    ['that nobody has typed is that of its place', undefined, 'Berlin'],
    ['that was typed stays', 'Kreuzberg', 'Kreuzberg'],
  ])(
    'the town of a listing %s, also when it is placed twice at once',
    async (_which, City, town) => {
      const lender = await newUser(site)
      const { Id: id } = await lender.get(createListing, { body: listingForm({ City }) })
      const place = (body: typeof bangkok) => lender.get(setListingPlace, { params: { id }, body })
      await place(bangkok)
      await placeTwice(id, lender.userId, () => place(pattaya))
      expect(await lender.get(getListing, { params: { id } })).toMatchObject({
        Lat: berlin.lat,
        Zone: 'Europe/Berlin',
        City: town,
      })
    },
  )
})
