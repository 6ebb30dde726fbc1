import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReservation } from '#contract/endpoints/reserve.ts'
import { getPublicUser, uploadProfilePicture } from '#contract/endpoints/user.ts'
import { Client } from '#tests/fixtures/client.ts'
import { days, newListing, newUser } from '#tests/fixtures/people.ts'
import { photos } from '#tests/fixtures/photos.ts'
import { putReviews } from '#tests/fixtures/reviews.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

test('everyone may know ten things of a user, and nothing else', async () => {
  const lender = await newUser(site, {
    firstName: 'Lena',
    lastName: 'Hidden',
    dateOfBirth: '1980-01-02',
    phone: '+66 1',
    about: 'I lend a boat.\nIt is blue.',
    PrefUICulture: 'th-TH',
  })
  const renter = await newUser(site)
  const { Id } = await renter.get(createReservation, {
    body: days(await newListing(lender), 1, 3),
  })
  await putReviews(site, Id)
  await lender.call(uploadProfilePicture, { files: await photos(1) })

  const params = { id: lender.userId }
  for (const viewer of [new Client(site.app), renter, lender]) {
    const { resObj, status } = await viewer.call(getPublicUser, { params })
    expect(status).toBe(200)
    expect(resObj).toEqual({
      Id: lender.userId,
      FirstName: 'Lena',
      PrefUICulture: 'th-TH',
      PrefCurrencyId: 0,
      MemberSince: '2026-11-10T02:20:00Z',
      UpdatedOn: '2026-11-10T02:20:00Z',
      About: 'I lend a boat.\nIt is blue.',
      profileImage: expect.stringMatching(/^\/media\//),
      rating: { Stars: 5, Reviews: 1 },
      IsFormer: 0,
    })
  }
})

test('who was never there is not there', async () => {
  const answer = await new Client(site.app).call(getPublicUser, { params: { id: 999_999 } })
  expect(answer).toMatchObject({ status: 404, errorCode: 3, message: 'This user is not there.' })
})
