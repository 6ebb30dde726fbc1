import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pictureOf } from '#contract/domain/picture.ts'
import { getSession } from '#contract/endpoints/session.ts'
import { getPublicUser, updateProfile, uploadProfilePicture } from '#contract/endpoints/user.ts'
import { newUser } from '#tests/fixtures/people.ts'
import { photo, photos } from '#tests/fixtures/photos.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

type Person = Awaited<ReturnType<typeof newUser>>

const email = 'lender@example.com'

let site: TestApp
let lender: Person
let other: Person
beforeAll(async () => {
  site = await openTestApp()
  lender = await newUser(site, { email })
  other = await newUser(site)
})
afterAll(() => site.close())

describe('the profile picture', () => {
  const change = (files: Blob[]) => lender.call(uploadProfilePicture, { files })
  const current = async () =>
    (await other.get(getPublicUser, { params: { id: lender.userId } })).profileImage

  test('is a square that everyone sees', async () => {
    const { files } = await change([await photo(200, 300, 100)])
    expect(files).toEqual([await current()])
    expect(pictureOf(files[0] ?? '')).toMatchObject({ widthPx: 200, heightPx: 200 })
  })

  test('makes a profile no older, so that what was typed over it before is still refused', async () => {
    const edit = (about: string, UpdatedOn: string) =>
      lender.call(updateProfile, {
        params: { id: lender.userId },
        body: { Email: email, About: about, UpdatedOn },
      })
    const updatedOn = async () => (await lender.get(getSession))?.UpdatedOn ?? ''
    const seen = await updatedOn()
    expect(await edit('One.', seen)).toMatchObject({ errorCode: 0 })
    await change([await photo(100, 300, 100)])
    expect(await edit('Two.', seen)).toMatchObject({ errorCode: 13 })
    expect(await edit('Two.', await updatedOn())).toMatchObject({ errorCode: 0 })
  })

  test('is one picture, and a picture', async () => {
    const before = await current()
    expect(await change(await photos(2))).toMatchObject({ errorCode: 4 })
    expect(await change([])).toMatchObject({ errorCode: 4 })
    expect(await change([new Blob(['<svg/>'], { type: 'image/jpeg' })])).toMatchObject({
      status: 415,
      errorCode: 8,
    })
    expect(await current()).toBe(before)
  })
})
