import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hourMs } from '#contract/domain/durations.ts'
import { deletePicture, getListing, uploadListingPictures } from '#contract/endpoints/rent.ts'
import { uploadProfilePicture } from '#contract/endpoints/user.ts'
import { readBucketAddress } from '#server/media/bucket-address.ts'
import { openBucketStore } from '#server/media/bucket-store.ts'
import { collectPictures } from '#server/services/collect-pictures.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { newListing, newUser } from '#tests/fixtures/people.ts'
import { photos } from '#tests/fixtures/photos.ts'
import { startS3Server, type S3Server } from '#tests/fixtures/s3-server.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let bucket: S3Server
let site: TestApp
let second: Awaited<ReturnType<TestApp['openSecond']>>
let lender: Client
let id: number
let shade = 0
beforeAll(async () => {
  bucket = await startS3Server(2)
  const address = readBucketAddress({ S3_URL: bucket.url })!
  site = await openTestApp({ kind: 'postgres', openMedia: () => openBucketStore(address) })
  second = await site.openSecond()
  lender = await newUser(site)
})
afterAll(async () => {
  await site.close()
  await bucket.close()
})
beforeEach(async () => {
  bucket.before = async () => undefined
  id = await newListing(lender)
})

const nextPhotos = async (count: number) => {
  shade += count
  return photos(count, shade)
}
const upload = async (count: number) => {
  const files = await nextPhotos(count)
  return (await lender.call(uploadListingPictures, { params: { id }, files })).files
}
const filesOf = (jpeg = '') =>
  ['.jpg', '.webp', '.small.webp'].map((end) => jpeg.replace('.jpg', end))
const read = (from: Pick<TestApp, 'app'>, url = '') => from.app.inject({ url })

test('a picture that one process takes is served by the other', async () => {
  const files = await upload(2)
  for (const jpeg of files) {
    for (const url of filesOf(jpeg)) {
      const [here, there] = [await read(site, url), await read(second, url)]
      expect([here.statusCode, there.statusCode]).toEqual([200, 200])
      expect(there.rawPayload).toEqual(here.rawPayload)
      expect(there.headers['cache-control']).toContain('immutable')
    }
  }
  expect(await bucket.keys()).toHaveLength(6)
})

test('what nobody shows is removed by whichever process collects it, the rest stays', async () => {
  const [kept, off] = await upload(2)
  await lender.get(deletePicture, { params: { src: off ?? '' } })
  const collect = ({ context: { db, media } }: Pick<TestApp, 'context'>, hours: number) => {
    const now = () => new Date(Date.now() + hours * hourMs)
    return collectPictures({ db, media, now }, new AbortController().signal, (error) => {
      throw error
    })
  }
  await collect(second, 23)
  const all = await bucket.keys()
  await Promise.all([collect(site, 25), collect(second, 25)])
  await collect(second, 25)
  expect((await read(second, off)).statusCode).toBe(404)
  expect((await read(second, kept)).statusCode).toBe(200)
  expect(all.filter((key) => key.includes(kept!.slice('/media/'.length, -4)))).toHaveLength(3)
  expect(await bucket.keys()).toHaveLength(all.length - 3)
})

test.each([
  ['is overloaded', 503, 'SlowDown'],
  ['refuses the key', 403, 'AccessDenied'],
])('while the storage %s, an upload is to be tried again and does nothing', async (_how, ...no) => {
  const [before = ''] = await upload(1)
  const [picture] = await nextPhotos(1)
  // Two of the three files of a picture come through.
  let puts = 0
  bucket.before = async (asked) => {
    puts += asked.startsWith('PUT') ? 1 : 0
    return asked.startsWith('PUT') && puts <= 2 ? undefined : no
  }
  const files = [picture!]
  const answers = [
    await lender.call(uploadListingPictures, { params: { id }, files }),
    await lender.call(uploadProfilePicture, { files }),
  ]
  const tryAgain = { status: 503, errorCode: 503, message: 'Please try again soon.' }
  for (const answer of answers) expect(answer).toMatchObject(tryAgain)
  const served = await read(second, before)
  expect([served.statusCode, served.headers['retry-after']]).toEqual([503, '5'])
  expect(served.headers['cache-control']).toBe('no-store')

  bucket.before = async () => undefined
  expect(await lender.get(getListing, { params: { id } })).toMatchObject({ images: [before] })
  expect((await read(second, before)).statusCode).toBe(200)
  const again = await lender.call(uploadListingPictures, { params: { id }, files })
  for (const url of filesOf(again.files[0])) expect((await read(second, url)).statusCode).toBe(200)
})
