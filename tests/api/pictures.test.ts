import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { pictureOf } from '#contract/domain/picture.ts'
import {
  deletePicture,
  getListing,
  setPictureOrder,
  uploadListingPictures,
} from '#contract/endpoints/rent.ts'
import { picturesWaitingAtMost } from '#contract/limits.ts'
import { isMediaName } from '#server/media/media-name.ts'
import { processPicture } from '#server/media/process-picture.ts'
import {
  emptyFile,
  hugePng,
  largeFile,
  movingGif,
  svgNamedJpg,
  truncatedJpeg,
} from '#tests/fixtures/bad-pictures.ts'
import { Client, formOf, urlOf } from '#tests/fixtures/client.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { newListing, newUser } from '#tests/fixtures/people.ts'
import { photo, photos } from '#tests/fixtures/photos.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

type Person = Client & { userId: number }

let site: TestApp
let lender: Person
let other: Person
let temporaryFolder: string
beforeAll(async () => {
  // Other tests upload at the same time.
  temporaryFolder = await mkdtemp(join(tmpdir(), 'staylend-pictures-'))
  vi.stubEnv('TMPDIR', temporaryFolder)
  site = await openTestApp()
  lender = await newUser(site)
  other = await newUser(site)
})
afterAll(async () => {
  await site.close()
  vi.unstubAllEnvs()
  await rm(temporaryFolder, { recursive: true })
})

const upload = (id: number, files: Blob[], by: Client = lender) =>
  by.call(uploadListingPictures, { params: { id }, files })
const shown = async (id: number) => {
  const { Img, images } = await other.get(getListing, { params: { id } })
  return { Img, images }
}
/** @returns a listing's id and the sources of its pictures */
async function listingWith(count: number) {
  const id = await newListing(lender)
  const { files } = await upload(id, await photos(count))
  return { id, files }
}
/** What uploads have left of themselves. */
const unfinishedUploads = async () =>
  (await readdir(temporaryFolder)).filter((name) => name.startsWith('staylend-upload-'))
const text = (content: string) => new Blob([content], { type: 'image/jpeg' })

describe('uploaded pictures', () => {
  test('are the listing’s own in the order of the form, the first on its card', async () => {
    const id = await newListing(lender)
    const answer = await upload(id, await photos(3, 100))
    expect(answer).toMatchObject({ status: 200, success: true, resObj: null })
    expect(answer.files).toHaveLength(3)
    expect(await shown(id)).toEqual({ Img: answer.files[0], images: answer.files })
  })

  test('stand behind those that are there, and one of them keeps its place', async () => {
    const { id, files } = await listingWith(2)
    const again = await upload(id, await photos(2, 1))
    expect(again.files[0]).toBe(files[1])
    expect((await shown(id)).images).toEqual([...files, again.files[1]])
  })

  test('have one source for one picture, whoever sends it', async () => {
    const [same] = await photos(1, 7)
    const ids = [await newListing(lender), await newListing(other)]
    const [first] = (await upload(ids[0]!, [same!])).files
    const before = await readdir(site.mediaFolder)
    const [second] = (await upload(ids[1]!, [same!], other)).files
    expect(second).toBe(first)
    expect(await readdir(site.mediaFolder)).toEqual(before)
  })

  test('may be twenty and no more, at once and one after the other', async () => {
    const id = await newListing(lender)
    const tooMany = { status: 422, errorCode: 4, message: 'A listing has at most 20 pictures.' }
    expect(await upload(id, await photos(21))).toMatchObject(tooMany)
    expect((await shown(id)).images).toEqual([])
    expect(await upload(id, await photos(20))).toMatchObject({ errorCode: 0 })
    expect(await upload(id, await photos(1, 50))).toMatchObject(tooMany)
    expect((await shown(id)).images).toHaveLength(20)
  })

  test('are kept by what is in them, whatever path their name is', async () => {
    const id = await newListing(lender)
    const names = [
      '../../../etc/passwd',
      '..\\..\\boot.ini',
      '/media/x.jpg',
      'a\u0000b.jpg',
      '%2e%2e/x',
    ]
    const files = (await photos(names.length, 170)).map((blob, at) => new File([blob], names[at]!))
    const before = await readdir(site.mediaFolder)
    const answer = await upload(id, files)
    expect(answer).toMatchObject({ errorCode: 0 })
    for (const source of answer.files) expect(pictureOf(source)).not.toBeNull()
    const added = (await readdir(site.mediaFolder)).filter((name) => !before.includes(name))
    expect(added).toHaveLength(3 * names.length)
    expect(added.every(isMediaName)).toBe(true)
  })

  test('that move are their first frame', async () => {
    const id = await newListing(lender)
    const { files } = await upload(id, [await movingGif()])
    const [red = 0, , blue = 0] = Buffer.from(pictureOf(files[0]!)!.colour.slice(1), 'hex')
    expect(red).toBeGreaterThan(blue)
    const { rawPayload } = await site.app.inject({ url: files[0]! })
    const { pages } = await sharp(rawPayload).metadata()
    expect(pages ?? 1).toBe(1)
  })

  test('that come at the same time are all kept', async () => {
    const id = await newListing(lender)
    await Promise.all([0, 1, 2, 3].map(async (at) => upload(id, await photos(2, 2 * at))))
    expect((await shown(id)).images).toHaveLength(8)
  })
})

describe('an upload is refused, and the listing left as it was,', () => {
  test('when one of its files is no picture', async () => {
    const { id, files } = await listingWith(1)
    const answer = await upload(id, [...(await photos(2, 30)), text('no picture')])
    expect(answer).toMatchObject({
      status: 415,
      errorCode: 8,
      errors: [{ path: 'p2' }],
      message: 'photo 2.jpg: This is not a picture that can be read: jpg, jpeg, png or gif.',
    })
    expect((await shown(id)).images).toEqual(files)
  })

  const unreadable = 'This is not a picture that can be read: jpg, jpeg, png or gif.'
  const tooManyPixels = 'This picture is too large. Maximum 50 million pixels.'

  test.each([
    ['256 million pixels in a PNG', hugePng, 413, `huge.png: ${tooManyPixels}`],
    ['a drawing that is named a photo', svgNamedJpg, 415, `drawing.jpg: ${unreadable}`],
    ['half a photo', truncatedJpeg, 415, `half.jpg: ${unreadable}`],
    ['nothing in it', emptyFile, 415, `empty.jpg: ${unreadable}`],
    ['40 MB', largeFile, 413, 'large.jpg is too large. Maximum 15 MB.'],
  ])('when a file has %s', async (_what, make, status, message) => {
    const { id, files } = await listingWith(1)
    const before = await readdir(site.mediaFolder)
    expect(await upload(id, [await make()])).toMatchObject({
      status,
      errorCode: 8,
      message,
      errors: [{ path: 'p0' }],
    })
    expect((await shown(id)).images).toEqual(files)
    expect(await readdir(site.mediaFolder)).toEqual(before)
    expect(await unfinishedUploads()).toEqual([])
  })

  test('when there are 25 files', async () => {
    const id = await newListing(lender)
    expect(await upload(id, await photos(25))).toMatchObject({
      status: 422,
      errorCode: 4,
      message: 'A listing has at most 20 pictures.',
    })
    expect((await shown(id)).images).toEqual([])
    expect(await unfinishedUploads()).toEqual([])
  })

  test('when a file is larger than 15 MB', async () => {
    const { id, files } = await listingWith(1)
    const large = new Blob([await photo(1), new Uint8Array(15_000_000)])
    expect(await upload(id, [large])).toMatchObject({
      status: 413,
      errorCode: 8,
      message: 'photo 0.jpg is too large. Maximum 15 MB.',
    })
    expect((await shown(id)).images).toEqual(files)
  })

  test('when it has no file, or something else', async () => {
    const id = await newListing(lender)
    expect(await upload(id, [])).toMatchObject({
      errorCode: 4,
      message: 'Please choose a picture.',
    })
    const form = new FormData()
    form.append('Title', 'Mine')
    const encoded = new Response(form)
    const answer = await lender.call(uploadListingPictures, {
      params: { id },
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      body: (await encoded.text()) as never,
    })
    expect(answer).toMatchObject({
      errorCode: 4,
      errors: [{ path: 'Title', message: 'is not a known field.' }],
    })
  })

  test('when it breaks off', async () => {
    const id = await newListing(lender)
    const { headers, payload } = await formOf(await photos(2))
    for (const length of [payload.length - 30, 200, 20]) {
      const answer = await lender.call(uploadListingPictures, {
        params: { id },
        headers,
        body: payload.subarray(0, length) as never,
      })
      expect(answer).toMatchObject({ status: 422, errorCode: 4 })
    }
    expect((await shown(id)).images).toEqual([])
  })

  test.each([
    ['application/json', '{}'],
    ['multipart/form-data', 'no boundary'],
    ['image/jpeg', 'bare'],
    ['text/plain', 'words'],
  ])('when it comes as %s', async (type, body) => {
    const answer = await lender.call(uploadListingPictures, {
      params: { id: await newListing(lender) },
      headers: { 'content-type': type },
      body: body as never,
    })
    expect([4, 8]).toContain(answer.errorCode)
    expect(answer.status).toBeLessThan(500)
  })

  test('from a stranger, an anonymous visitor and one without the token', async () => {
    const id = await newListing(lender)
    const files = await photos(1)
    expect(await upload(id, files, other)).toMatchObject({ status: 403, errorCode: 2 })
    expect(await upload(id, files, new Client(site.app))).toMatchObject({
      status: 401,
      errorCode: 1,
    })
    const { headers, payload } = await formOf(files)
    const url = urlOf(uploadListingPictures, { params: { id } })
    const withoutToken = await lender.send({ method: 'POST', url, headers, payload })
    expect(withoutToken.json()).toMatchObject({ errorCode: 9 })
    const asOther = { 'x-user-id': String(other.userId) }
    expect(
      await lender.call(uploadListingPictures, { params: { id }, files, headers: asOther }),
    ).toMatchObject({ errorCode: 11 })
    expect((await shown(id)).images).toEqual([])
  })

  test('for a listing that is not there', async () => {
    expect(await upload(999_999, await photos(1))).toMatchObject({ status: 404, errorCode: 3 })
  })
})

test('an upload that would wait too long is told when to come again', async () => {
  const id = await newListing(lender)
  const [file] = await photos(1, 60)
  const bytes = new Uint8Array(await file!.arrayBuffer())
  const reading = closedGate()
  const before = Array.from({ length: 2 + picturesWaitingAtMost }, () =>
    processPicture(async () => {
      await reading.opened
      return bytes
    }),
  )
  const { headers, payload } = await formOf([file!])
  const refused = await lender.send({
    method: 'POST',
    url: urlOf(uploadListingPictures, { params: { id } }),
    headers: { ...lender.headersOf(uploadListingPictures), ...headers },
    payload,
  })
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.json()).toMatchObject({
    errorCode: 7,
    message: 'Too many pictures are waiting. Please try again soon.',
  })
  expect(refused.json().errors).toBeUndefined()
  reading.open()
  await Promise.all(before)
  expect(await upload(id, [file!])).toMatchObject({ errorCode: 0 })
})

test('a refusal arrives, and the connection takes what the client is still sending', async () => {
  const id = await newListing(lender)
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.app.server.address() as { port: number }
  const large = new Blob([new Uint8Array(14_000_000)])
  const { headers, payload } = await formOf([text('no picture'), large, large, large])
  const sending = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: urlOf(uploadListingPictures, { params: { id } }),
    headers: {
      ...lender.headersOf(uploadListingPictures),
      ...headers,
      cookie: [...lender.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  sending.end(payload)
  const [[response]] = await Promise.all([once(sending, 'response'), once(sending, 'finish')])
  expect(response.statusCode).toBe(415)
  response.resume()
})

describe('the order of pictures', () => {
  const order = (id: number, images: string[], by: Client = lender) =>
    by.call(setPictureOrder, { params: { id }, body: { images } })

  test('is what the owner makes it', async () => {
    const { id, files } = await listingWith(3)
    const turned = files.toReversed()
    expect((await order(id, turned)).resObj).toEqual(turned)
    expect(await shown(id)).toEqual({ Img: turned[0], images: turned })
  })

  test('names each picture once', async () => {
    const { id, files } = await listingWith(3)
    const [a = '', b = '', c = ''] = files
    for (const wrong of [[a, b], [a, b, b], [a, b, c, c], [a, b, 'x'], []]) {
      expect(await order(id, wrong)).toMatchObject({ errorCode: 4, errors: [{ path: 'images' }] })
    }
    expect(await order(id, files.toReversed(), other)).toMatchObject({ errorCode: 2 })
    expect((await shown(id)).images).toEqual(files)
  })
})

describe('a picture', () => {
  const remove = (src: string, by: Client = lender, query = {}) =>
    by.call(deletePicture, { params: { src }, query })

  test('can be taken off by the owner', async () => {
    const id = await newListing(lender)
    const [first = '', ...rest] = (await upload(id, await photos(3, 130))).files
    expect((await remove(first)).resObj).toEqual(rest)
    expect(await shown(id)).toEqual({ Img: rest[0], images: rest })
    expect(await remove(first)).toMatchObject({ status: 404, errorCode: 3 })
  })

  test('of somebody else is not there to be taken off', async () => {
    const id = await newListing(lender)
    const [source = ''] = (await upload(id, await photos(1, 140))).files
    expect(await remove(source, other)).toMatchObject({ errorCode: 3 })
    expect((await shown(id)).images).toEqual([source])
  })

  test('is neither ordered nor taken off by a stranger or a visitor', async () => {
    const { id, files } = await listingWith(2)
    const images = files.toReversed()
    for (const [by, ordering, removing] of [
      [other, 2, 3],
      [new Client(site.app), 1, 1],
    ] as const) {
      expect(await by.call(setPictureOrder, { params: { id }, body: { images } })).toMatchObject({
        errorCode: ordering,
      })
      expect(await remove(files[0]!, by)).toMatchObject({ errorCode: removing })
      expect(await remove(files[0]!, by, { RentId: id })).toMatchObject({ errorCode: removing })
    }
    expect((await shown(id)).images).toEqual(files)
  })

  test('is named by its source alone', async () => {
    const { id, files } = await listingWith(1)
    const wrong = [files[0]!.replace('/media/', ''), `${files[0]}/..`, 'https://a.example/x.jpg']
    for (const source of wrong) expect(await remove(source)).toMatchObject({ errorCode: 3 })
    expect((await shown(id)).images).toEqual(files)
  })

  test('that two listings show is taken off the one that is named', async () => {
    const ids = [await newListing(lender), await newListing(lender)]
    const files = await photos(1, 150)
    const [source = ''] = (await upload(ids[0]!, files)).files
    await upload(ids[1]!, files)
    expect(await remove(source)).toMatchObject({ errorCode: 4, errors: [{ path: 'RentId' }] })
    expect(await remove(source, lender, { RentId: ids[1] })).toMatchObject({ resObj: [] })
    expect((await shown(ids[0]!)).images).toEqual([source])
    expect(await remove(source)).toMatchObject({ resObj: [] })
  })
})
