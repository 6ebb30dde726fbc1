import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { uploadListingPictures } from '#contract/endpoints/rent.ts'
import { picturesWaitingAtMost } from '#contract/limits.ts'
import { processPicture } from '#server/media/process-picture.ts'
import {
  emptyFile,
  hugePng,
  largeFile,
  svgNamedJpg,
  truncatedJpeg,
} from '#tests/fixtures/bad-pictures.ts'
import { Client, formOf, urlOf } from '#tests/fixtures/client.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { newListing } from '#tests/fixtures/people.ts'
import { photo, photos } from '#tests/fixtures/photos.ts'
import { openPictureWorld } from '#tests/fixtures/picture-world.ts'

let world: Awaited<ReturnType<typeof openPictureWorld>>
let temporaryFolder: string
beforeAll(async () => {
  // Other tests upload at the same time.
  temporaryFolder = await mkdtemp(join(tmpdir(), 'staylend-pictures-'))
  vi.stubEnv('TMPDIR', temporaryFolder)
  world = await openPictureWorld()
})
afterAll(async () => {
  await world.close()
  vi.unstubAllEnvs()
  await rm(temporaryFolder, { recursive: true })
})

/** What uploads have left of themselves. */
const unfinishedUploads = async () =>
  (await readdir(temporaryFolder)).filter((name) => name.startsWith('staylend-upload-'))
/** A form with one part, as no browser writes it. */
const partOf = (names: string, type: string) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
  body: [
    '--b',
    `content-disposition: form-data${names && `; ${names}`}`,
    `content-type: ${type}`,
    '',
    'words',
    '--b--',
    '',
  ].join('\r\n') as never,
})
const text = (content: string) => new Blob([content], { type: 'image/jpeg' })

describe('an upload is refused, and the listing left as it was,', () => {
  test('when one of its files is no picture', async () => {
    const { id, files } = await world.listingWith(1)
    const answer = await world.upload(id, [...(await photos(2, 30)), text('no picture')])
    expect(answer).toMatchObject({
      status: 415,
      errorCode: 8,
      errors: [{ path: 'p2' }],
      message: 'photo 2.jpg: This is not a picture that can be read: jpg, jpeg, png or gif.',
    })
    expect((await world.shown(id)).images).toEqual(files)
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
    const { id, files } = await world.listingWith(1)
    const before = await readdir(world.site.mediaFolder)
    expect(await world.upload(id, [await make()])).toMatchObject({
      status,
      errorCode: 8,
      message,
      errors: [{ path: 'p0' }],
    })
    expect((await world.shown(id)).images).toEqual(files)
    expect(await readdir(world.site.mediaFolder)).toEqual(before)
    expect(await unfinishedUploads()).toEqual([])
  })

  test('when there are 25 files', async () => {
    const id = await newListing(world.lender)
    expect(await world.upload(id, await photos(25))).toMatchObject({
      status: 422,
      errorCode: 4,
      message: 'A listing has at most 20 pictures.',
    })
    expect((await world.shown(id)).images).toEqual([])
    expect(await unfinishedUploads()).toEqual([])
  })

  test('when a file is larger than 15 MB', async () => {
    const { id, files } = await world.listingWith(1)
    const large = new Blob([await photo(1), new Uint8Array(15_000_000)])
    expect(await world.upload(id, [large])).toMatchObject({
      status: 413,
      errorCode: 8,
      message: 'photo 0.jpg is too large. Maximum 15 MB.',
    })
    expect((await world.shown(id)).images).toEqual(files)
  })

  test('when it has no file, or something else', async () => {
    const id = await newListing(world.lender)
    expect(await world.upload(id, [])).toMatchObject({
      errorCode: 4,
      message: 'Please choose a picture.',
    })
    const form = new FormData()
    form.append('Title', 'Mine')
    const encoded = new Response(form)
    const answer = await world.lender.call(uploadListingPictures, {
      params: { id },
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      body: (await encoded.text()) as never,
    })
    expect(answer).toMatchObject({
      errorCode: 4,
      errors: [{ path: 'Title', message: 'is not a known field.' }],
    })
  })

  test.each([
    ['no name of its own', 'name="p0"', 'p0', 'p0'],
    ['no name in the form', 'filename="a.png"', '', 'a.png'],
    ['no name at all', '', '', 'A file'],
  ])('when a file that is no picture has %s', async (_what, names, path, called) => {
    const answer = await world.lender.call(uploadListingPictures, {
      params: { id: await newListing(world.lender) },
      ...partOf(names, 'application/octet-stream'),
    })
    expect(answer).toMatchObject({
      status: 415,
      errorCode: 8,
      message: `${called}: ${unreadable}`,
      errors: [{ path, message: unreadable }],
    })
  })

  test('when something else in it has no name', async () => {
    const answer = await world.lender.call(uploadListingPictures, {
      params: { id: await newListing(world.lender) },
      ...partOf('', 'text/plain'),
    })
    expect(answer).toMatchObject({
      status: 422,
      errorCode: 4,
      errors: [{ path: '', message: 'is not a known field.' }],
    })
  })

  test('when it breaks off', async () => {
    const id = await newListing(world.lender)
    const { headers, payload } = await formOf(await photos(2))
    for (const length of [payload.length - 30, 200, 20]) {
      const answer = await world.lender.call(uploadListingPictures, {
        params: { id },
        headers,
        body: payload.subarray(0, length) as never,
      })
      expect(answer).toMatchObject({ status: 422, errorCode: 4 })
    }
    expect((await world.shown(id)).images).toEqual([])
  })

  test.each([
    ['application/json', '{}'],
    ['multipart/form-data', 'no boundary'],
    ['image/jpeg', 'bare'],
    ['text/plain', 'words'],
  ])('when it comes as %s', async (type, body) => {
    const answer = await world.lender.call(uploadListingPictures, {
      params: { id: await newListing(world.lender) },
      headers: { 'content-type': type },
      body: body as never,
    })
    expect([4, 8]).toContain(answer.errorCode)
    expect(answer.status).toBeLessThan(500)
  })

  test('from a stranger, an anonymous visitor and one without the token', async () => {
    const id = await newListing(world.lender)
    const files = await photos(1)
    expect(await world.upload(id, files, world.other)).toMatchObject({ status: 403, errorCode: 2 })
    expect(await world.upload(id, files, new Client(world.site.app))).toMatchObject({
      status: 401,
      errorCode: 1,
    })
    const { headers, payload } = await formOf(files)
    const url = urlOf(uploadListingPictures, { params: { id } })
    const withoutToken = await world.lender.send({ method: 'POST', url, headers, payload })
    expect(withoutToken.json()).toMatchObject({ errorCode: 9 })
    const asOther = { 'x-user-id': String(world.other.userId) }
    expect(
      await world.lender.call(uploadListingPictures, { params: { id }, files, headers: asOther }),
    ).toMatchObject({ errorCode: 11 })
    expect((await world.shown(id)).images).toEqual([])
  })

  test('for a listing that is not there', async () => {
    expect(await world.upload(999_999, await photos(1))).toMatchObject({
      status: 404,
      errorCode: 3,
    })
  })
})

test('an upload that would wait too long is told when to come again', async () => {
  const id = await newListing(world.lender)
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
  const refused = await world.lender.send({
    method: 'POST',
    url: urlOf(uploadListingPictures, { params: { id } }),
    headers: { ...world.lender.headersOf(uploadListingPictures), ...headers },
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
  expect(await world.upload(id, [file!])).toMatchObject({ errorCode: 0 })
})

test('a refusal arrives, and the connection takes what the client is still sending', async () => {
  const id = await newListing(world.lender)
  await world.site.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = world.site.app.server.address() as { port: number }
  const large = new Blob([new Uint8Array(14_000_000)])
  const { headers, payload } = await formOf([text('no picture'), large, large, large])
  const sending = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: urlOf(uploadListingPictures, { params: { id } }),
    headers: {
      ...world.lender.headersOf(uploadListingPictures),
      ...headers,
      cookie: [...world.lender.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  sending.end(payload)
  const [[response]] = await Promise.all([once(sending, 'response'), once(sending, 'finish')])
  expect(response.statusCode).toBe(415)
  response.resume()
})
