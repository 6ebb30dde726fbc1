import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hourMs } from '#contract/domain/durations.ts'
import { deleteListing, deletePicture, uploadListingPictures } from '#contract/endpoints/rent.ts'
import { uploadProfilePicture } from '#contract/endpoints/user.ts'
import { readBucketAddress } from '#server/media/bucket-address.ts'
import { openBucketStore } from '#server/media/bucket-store.ts'
import { openFolderStore } from '#server/media/folder-store.ts'
import { isMediaName } from '#server/media/media-name.ts'
import type { MediaStore } from '#server/media/media-store.ts'
import { collectPictures } from '#server/services/collect-pictures.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { newListing, newUser } from '#tests/fixtures/people.ts'
import { photos } from '#tests/fixtures/photos.ts'
import { startS3Server } from '#tests/fixtures/s3-server.ts'
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
const stored = async () => (await readdir(site.mediaFolder)).filter(isMediaName)
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

test('a stop ends it with the removal that is under way', async () => {
  const [off] = await upload(1)
  await remove(off)
  const all = await stored()
  const { db, media } = site.context
  const stopping = new AbortController()
  const removePutBefore: typeof media.removePutBefore = async (name, time) => {
    stopping.abort()
    await media.removePutBefore(name, time)
  }
  const now = () => new Date(Date.now() + 48 * hourMs)
  const store = { ...media, removePutBefore }
  await collectPictures({ db, media: store, now }, stopping.signal, unexpected)
  expect(await stored()).toHaveLength(all.length - 1)
})

/** Where pictures are kept, for several databases. */
interface Place {
  media: MediaStore
  /** All that is in there. */
  names(): Promise<string[]>
  /** What an operator removes. */
  removeMark(): Promise<void>
  remove(): Promise<void>
}

async function folderPlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'staylend-media-'))
  return {
    media: openFolderStore(folder),
    names: () => readdir(folder),
    removeMark: () => rm(join(folder, 'belongs-to-database')),
    remove: () => rm(folder, { recursive: true }),
  }
}

async function bucketPlace(): Promise<Place> {
  const server = await startS3Server(2)
  return {
    media: await openBucketStore(readBucketAddress({ S3_URL: server.url })!),
    names: async () => (await server.keys()).map((key) => key.slice('site/'.length)),
    removeMark: () => server.remove('site/belongs-to-database'),
    remove: () => server.close(),
  }
}

describe.each([
  ['a folder', folderPlace],
  ['a bucket', bucketPlace],
])('of pictures in %s, a database', (_kind, open) => {
  let other: TestApp
  let place: Place
  beforeAll(async () => {
    other = await openTestApp()
    const otherLender = await newUser(other)
    const params = { id: await newListing(otherLender) }
    shade += 1
    await otherLender.call(uploadListingPictures, { params, files: await photos(1, shade) })
  })
  afterAll(() => other.close())
  beforeEach(async () => {
    place = await open()
  })
  afterEach(() => place.remove())

  /** Puts there what a site has. */
  async function fillFrom({ mediaFolder }: TestApp) {
    for (const name of (await readdir(mediaFolder)).filter(isMediaName)) {
      await place.media.put(name, await readFile(join(mediaFolder, name)))
    }
  }
  /** Collects so many hours from now, as often as it takes until a file is gone. */
  async function collectBy({ context: { db } }: TestApp, hours: number, media = place.media) {
    const now = () => new Date(Date.now() + hours * hourMs)
    const { signal } = new AbortController()
    for (let round = 0; round < 2; round += 1) {
      await collectPictures({ db, media, now }, signal, unexpected)
    }
  }
  const pictures = async () => (await place.names()).filter(isMediaName).toSorted()
  const foreign = /^The pictures in .+ belong to another database; none is removed\.$/

  test('removes none of those of another, though it shows some of them', async () => {
    await upload(2)
    await collectBy(site, 0)
    await fillFrom(site)
    await fillFrom(other)
    const all = await place.names()
    await expect(collectBy(other, 48)).rejects.toThrow(foreign)
    expect(await place.names()).toEqual(all)

    await collectBy(site, 48)
    expect(await pictures()).toEqual((await stored()).toSorted())
  })

  test('without a mark collects where it shows one, and marks them', async () => {
    const [off] = await upload(2)
    await fillFrom(site)
    const all = await pictures()
    await remove(off)
    await collectBy(site, 48)
    expect(await pictures()).toHaveLength(all.length - 3)
    await expect(collectBy(other, 48)).rejects.toThrow(foreign)
  })

  test('without a mark removes none where it shows none', async () => {
    await upload(1)
    await fillFrom(site)
    const all = await place.names()
    await expect(collectBy(other, 48)).rejects.toThrow(foreign)
    expect(await place.names()).toEqual(all)
  })

  test('without a mark removes none for those that it has just brought', async () => {
    await upload(1)
    await fillFrom(site)
    const old = await pictures()
    await fillFrom(other)
    const all = await place.names()
    const media = { ...place.media, putBefore: agedAlone(place.media, old) }
    await expect(collectBy(other, 0, media)).rejects.toThrow(foreign)
    expect(await place.names()).toEqual(all)
  })

  test('is given those of another once their mark is removed', async () => {
    await upload(1)
    await collectBy(site, 0)
    await fillFrom(site)
    await fillFrom(other)
    await place.removeMark()
    await collectBy(other, 48)
    expect(await pictures()).toHaveLength(3)
    await expect(collectBy(site, 48)).rejects.toThrow(foreign)
  })

  test('that stops meanwhile marks nothing', async () => {
    await upload(1)
    await fillFrom(site)
    const { db } = site.context
    const now = () => new Date(Date.now() + 48 * hourMs)
    await collectPictures({ db, media: place.media, now }, AbortSignal.abort(), unexpected)
    expect(await place.media.readMark()).toBeNull()
  })
})

/** No file can be made older in all its times: of these a store says that they were put there long ago. */
const agedAlone = (media: MediaStore, old: string[]) =>
  async function* (time: Date) {
    const isNow = time.getTime() > Date.now()
    for await (const name of media.putBefore(new Date(8e15))) {
      if (isNow || old.includes(name)) yield name
    }
  }
