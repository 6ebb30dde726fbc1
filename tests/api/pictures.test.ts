import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  deletePicture,
  getListing,
  setPictureOrder,
  uploadListingPictures,
} from '#contract/endpoints/rent.ts'
import { picturesWaitingAtMost } from '#contract/limits.ts'
import { processPicture } from '#server/media/process-picture.ts'
import { Client, formOf, urlOf } from '#tests/fixtures/client.ts'
import { newListing, newUser } from '#tests/fixtures/people.ts'
import { photo, photos } from '#tests/fixtures/photos.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

type Person = Client & { userId: number }

let site: TestApp
let lender: Person
let other: Person
beforeAll(async () => {
  site = await openTestApp()
  lender = await newUser(site)
  other = await newUser(site)
})
afterAll(() => site.close())

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
    expect(await upload(id, [])).toMatchObject({ errorCode: 4 })
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
  let go = () => {}
  const mayRead = new Promise<void>((resolve) => (go = resolve))
  const before = Array.from({ length: 2 + picturesWaitingAtMost }, () =>
    processPicture(async () => {
      await mayRead
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
  go()
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
