import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hourMs } from '#contract/domain/durations.ts'
import { deleteListing, deletePicture, uploadListingPictures } from '#contract/endpoints/rent.ts'
import { uploadProfilePicture } from '#contract/endpoints/user.ts'
import { collectPictures } from '#server/services/collect-pictures.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { newListing, newUser } from '#tests/fixtures/people.ts'
import { photos } from '#tests/fixtures/photos.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let lender: Client
let id: number
let shade = 0
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  await collect(48)
  site.clock.now = new Date()
  lender = await newUser(site)
  id = await newListing(lender)
})

/** Collects so many hours from now, by the clock that files have. */
async function collect(hours: number, signal = new AbortController().signal) {
  const { db, media } = site.context
  const now = () => new Date(Date.now() + hours * hourMs)
  await collectPictures({ db, media, now }, signal, unexpected)
}
const unexpected = (error: unknown) => {
  throw error
}
const upload = async (count: number) => {
  shade += count
  const files = await photos(count, shade)
  return (await lender.call(uploadListingPictures, { params: { id }, files })).files
}
const remove = (src = '') => lender.get(deletePicture, { params: { src } })
const stored = () => readdir(site.mediaFolder)
const isServed = async (src = '') => (await site.app.inject(src)).statusCode === 200

test('files of pictures that were taken off are removed a day later, all three', async () => {
  const [kept, off] = await upload(2)
  await remove(off)
  await collect(23)
  expect(await isServed(off)).toBe(true)
  await collect(25)
  expect(await isServed(off)).toBe(false)
  expect(await isServed(kept)).toBe(true)
  expect(await stored()).toHaveLength(3)
})

test('a picture that another listing or a profile shows stays', async () => {
  shade += 2
  const [shared, face] = await photos(2, shade)
  const other = await newListing(lender)
  const send = async (to: number) =>
    (await lender.call(uploadListingPictures, { params: { id: to }, files: [shared!] })).files[0]
  const source = await send(id)
  await send(other)
  await lender.get(deletePicture, { params: { src: source ?? '' }, query: { RentId: id } })
  const { files } = await lender.call(uploadProfilePicture, { files: [face!] })
  await collect(48)
  expect(await isServed(source)).toBe(true)
  expect(await isServed(files[0])).toBe(true)
})

test('a deleted listing leaves no pictures behind', async () => {
  const files = await upload(3)
  await lender.get(deleteListing, { params: { id } })
  await collect(48)
  for (const source of files) expect(await isServed(source)).toBe(false)
})

describe('where a file cannot be removed', () => {
  /** Collects in two days, where it fails for some names. */
  async function collectBut(fails: (name: string) => boolean) {
    const { db, media } = site.context
    const failed: unknown[] = []
    const removePutBefore: typeof media.removePutBefore = async (name, time) => {
      if (fails(name)) throw new Error(`${name} cannot be removed`)
      await media.removePutBefore(name, time)
    }
    const now = () => new Date(Date.now() + 48 * hourMs)
    const store = { ...media, removePutBefore }
    const { signal } = new AbortController()
    const end = collectPictures({ db, media: store, now }, signal, (error) => failed.push(error))
    await end.catch((error: unknown) => failed.push(error))
    return failed.map(String)
  }

  test('the others are, and it is told', async () => {
    const before = await stored()
    for (const source of await upload(4)) await remove(source)
    const [name = ''] = (await stored()).filter((each) => !before.includes(each))
    expect(await collectBut((each) => each === name)).toEqual([`Error: ${name} cannot be removed`])
    expect((await stored()).toSorted()).toEqual([...before, name].toSorted())
  })

  test('all of them, it ends before it has tried each', async () => {
    for (const source of await upload(8)) await remove(source)
    expect(await collectBut(() => true)).toHaveLength(20)
  })
})

test('a stop ends it', async () => {
  const [off] = await upload(1)
  await remove(off)
  await collect(48, AbortSignal.abort())
  expect(await isServed(off)).toBe(true)
})
