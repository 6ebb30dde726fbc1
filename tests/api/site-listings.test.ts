import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createListing,
  getAllListings,
  getListingsOfUser,
  getOwnListings,
  getSavedListings,
  saveListing,
  setListingActive,
  setListingPlace,
} from '#contract/endpoints/rent.ts'
import { bangkok, listingForm, newListing, newUser } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

test('each site has a list of its own listings, whoever has both', async () => {
  const user = await newUser(site)
  const there = { headers: { host: 'ridelend.localhost:8787' } }
  const condo = await newListing(user)
  const { Id: scooter } = (await user.call(createListing, { body: listingForm(), ...there })).resObj
  await user.get(setListingPlace, { params: { id: scooter }, body: bangkok })
  await user.get(setListingActive, { params: { id: scooter, active: 1 } })
  for (const id of [condo, scooter]) {
    await user.get(saveListing, { params: { id, saved: '1' } })
  }
  const listed = async (on: { headers?: Record<string, string> }) => {
    const answers = [
      await user.call(getOwnListings, on),
      await user.call(getListingsOfUser, { params: { id: user.userId }, ...on }),
      await user.call(getAllListings, on),
      await user.call(getSavedListings, on),
    ]
    return answers.map(({ resObj }) => resObj.map(({ Id }) => Id))
  }
  expect(await listed({})).toEqual([[condo], [condo], [condo], [condo]])
  expect(await listed(there)).toEqual([[scooter], [scooter], [scooter], [scooter]])
})
