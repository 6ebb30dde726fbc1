import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pictureOf } from '#contract/domain/picture.ts'
import { deletePicture, setPictureOrder } from '#contract/endpoints/rent.ts'
import { isMediaName } from '#server/media/media-name.ts'
import { movingGif } from '#tests/fixtures/bad-pictures.ts'
import { Client } from '#tests/fixtures/client.ts'
import { newListing } from '#tests/fixtures/people.ts'
import { photos } from '#tests/fixtures/photos.ts'
import { openPictureWorld } from '#tests/fixtures/picture-world.ts'

let world: Awaited<ReturnType<typeof openPictureWorld>>
beforeAll(async () => {
  world = await openPictureWorld()
})
afterAll(() => world.close())

describe('uploaded pictures', () => {
  test('are the listing’s own in the order of the form, the first on its card', async () => {
    const id = await newListing(world.lender)
    const answer = await world.upload(id, await photos(3, 100))
    expect(answer).toMatchObject({ status: 200, success: true, resObj: null })
    expect(answer.files).toHaveLength(3)
    expect(await world.shown(id)).toEqual({ Img: answer.files[0], images: answer.files })
  })

  test('stand behind those that are there, and one of them keeps its place', async () => {
    const { id, files } = await world.listingWith(2)
    const again = await world.upload(id, await photos(2, 1))
    expect(again.files[0]).toBe(files[1])
    expect((await world.shown(id)).images).toEqual([...files, again.files[1]])
  })

  test('have one source for one picture, whoever sends it', async () => {
    const [same] = await photos(1, 7)
    const ids = [await newListing(world.lender), await newListing(world.other)]
    const [first] = (await world.upload(ids[0]!, [same!])).files
    const before = await readdir(world.site.mediaFolder)
    const [second] = (await world.upload(ids[1]!, [same!], world.other)).files
    expect(second).toBe(first)
    expect(await readdir(world.site.mediaFolder)).toEqual(before)
  })

  test('may be twenty and no more, at once and one after the other', async () => {
    const id = await newListing(world.lender)
    const tooMany = { status: 422, errorCode: 4, message: 'A listing has at most 20 pictures.' }
    expect(await world.upload(id, await photos(21))).toMatchObject(tooMany)
    expect((await world.shown(id)).images).toEqual([])
    expect(await world.upload(id, await photos(20))).toMatchObject({ errorCode: 0 })
    expect(await world.upload(id, await photos(1, 50))).toMatchObject(tooMany)
    expect((await world.shown(id)).images).toHaveLength(20)
  })

  test('are kept by what is in them, whatever path their name is', async () => {
    const id = await newListing(world.lender)
    const names = [
      '../../../etc/passwd',
      '..\\..\\boot.ini',
      '/media/x.jpg',
      'a\u0000b.jpg',
      '%2e%2e/x',
    ]
    const files = (await photos(names.length, 170)).map((blob, at) => new File([blob], names[at]!))
    const before = await readdir(world.site.mediaFolder)
    const answer = await world.upload(id, files)
    expect(answer).toMatchObject({ errorCode: 0 })
    for (const source of answer.files) expect(pictureOf(source)).not.toBeNull()
    const added = (await readdir(world.site.mediaFolder)).filter((name) => !before.includes(name))
    expect(added).toHaveLength(3 * names.length)
    expect(added.every(isMediaName)).toBe(true)
  })

  test('that move are their first frame', async () => {
    const id = await newListing(world.lender)
    const { files } = await world.upload(id, [await movingGif()])
    const [red = 0, , blue = 0] = Buffer.from(pictureOf(files[0]!)!.colour.slice(1), 'hex')
    expect(red).toBeGreaterThan(blue)
    const { rawPayload } = await world.site.app.inject({ url: files[0]! })
    const { pages } = await sharp(rawPayload).metadata()
    expect(pages ?? 1).toBe(1)
  })

  test('that come at the same time are all kept', async () => {
    const id = await newListing(world.lender)
    await Promise.all([0, 1, 2, 3].map(async (at) => world.upload(id, await photos(2, 2 * at))))
    expect((await world.shown(id)).images).toHaveLength(8)
  })
})

describe('the order of pictures', () => {
  const order = (id: number, images: string[], by: Client = world.lender) =>
    by.call(setPictureOrder, { params: { id }, body: { images } })

  test('is what the owner makes it', async () => {
    const { id, files } = await world.listingWith(3)
    const turned = files.toReversed()
    expect((await order(id, turned)).resObj).toEqual(turned)
    expect(await world.shown(id)).toEqual({ Img: turned[0], images: turned })
  })

  test('names each picture once', async () => {
    const { id, files } = await world.listingWith(3)
    const [a = '', b = '', c = ''] = files
    for (const wrong of [[a, b], [a, b, b], [a, b, c, c], [a, b, 'x'], []]) {
      expect(await order(id, wrong)).toMatchObject({ errorCode: 4, errors: [{ path: 'images' }] })
    }
    expect(await order(id, files.toReversed(), world.other)).toMatchObject({ errorCode: 2 })
    expect((await world.shown(id)).images).toEqual(files)
  })
})

describe('a picture', () => {
  const remove = (src: string, by: Client = world.lender, query = {}) =>
    by.call(deletePicture, { params: { src }, query })

  test('can be taken off by the owner', async () => {
    const id = await newListing(world.lender)
    const [first = '', ...rest] = (await world.upload(id, await photos(3, 130))).files
    expect((await remove(first)).resObj).toEqual(rest)
    expect(await world.shown(id)).toEqual({ Img: rest[0], images: rest })
    expect(await remove(first)).toMatchObject({ status: 404, errorCode: 3 })
  })

  test('of somebody else is not there to be taken off', async () => {
    const id = await newListing(world.lender)
    const [source = ''] = (await world.upload(id, await photos(1, 140))).files
    expect(await remove(source, world.other)).toMatchObject({ errorCode: 3 })
    expect((await world.shown(id)).images).toEqual([source])
  })

  test('is neither ordered nor taken off by a stranger or a visitor', async () => {
    const { id, files } = await world.listingWith(2)
    const images = files.toReversed()
    for (const [by, ordering, removing] of [
      [world.other, 2, 3],
      [new Client(world.site.app), 1, 1],
    ] as const) {
      expect(await by.call(setPictureOrder, { params: { id }, body: { images } })).toMatchObject({
        errorCode: ordering,
      })
      expect(await remove(files[0]!, by)).toMatchObject({ errorCode: removing })
      expect(await remove(files[0]!, by, { RentId: id })).toMatchObject({ errorCode: removing })
    }
    expect((await world.shown(id)).images).toEqual(files)
  })

  test('is named by its source alone', async () => {
    const { id, files } = await world.listingWith(1)
    const wrong = [files[0]!.replace('/media/', ''), `${files[0]}/..`, 'https://a.example/x.jpg']
    for (const source of wrong) expect(await remove(source)).toMatchObject({ errorCode: 3 })
    expect((await world.shown(id)).images).toEqual(files)
  })

  test('that two listings show is taken off the one that is named', async () => {
    const ids = [await newListing(world.lender), await newListing(world.lender)]
    const files = await photos(1, 150)
    const [source = ''] = (await world.upload(ids[0]!, files)).files
    await world.upload(ids[1]!, files)
    expect(await remove(source)).toMatchObject({ errorCode: 4, errors: [{ path: 'RentId' }] })
    expect(await remove(source, world.lender, { RentId: ids[1] })).toMatchObject({ resObj: [] })
    expect((await world.shown(ids[0]!)).images).toEqual([source])
    expect(await remove(source)).toMatchObject({ resObj: [] })
  })
})
