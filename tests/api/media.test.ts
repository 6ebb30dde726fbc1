import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pictureOf } from '#contract/domain/picture.ts'
import { keepPicture } from '#server/media/keep-picture.ts'
import { processPicture } from '#server/media/process-picture.ts'
import { photo } from '#tests/fixtures/photos.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let shade = 0
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

describe('/media', () => {
  const get = (url: string, headers: Record<string, string> = {}) =>
    site.app.inject({ url, headers })
  const fresh = async () => {
    shade += 1
    const blob = await photo(shade)
    const picture = await processPicture(async () => new Uint8Array(await blob.arrayBuffer()))
    return pictureOf(await keepPicture(site.context.media, picture))!
  }

  test('serves the three files of a picture for ever', async () => {
    const { jpeg, webp, small } = await fresh()
    for (const [url, type] of [
      [jpeg, 'jpeg'],
      [webp, 'webp'],
      [small, 'webp'],
    ] as const) {
      const { statusCode, headers, rawPayload } = await get(url)
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': `image/${type}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      expect((await sharp(rawPayload).metadata()).format).toBe(type)
    }
  })

  test('answers who asks for the head or has it already', async () => {
    const { jpeg } = await fresh()
    const { headers, rawPayload } = await get(jpeg)
    const head = await site.app.inject({ method: 'HEAD', url: jpeg })
    expect(head.statusCode).toBe(200)
    expect(head.headers['content-length']).toBe(String(rawPayload.length))
    expect(head.rawPayload).toHaveLength(0)
    const known = await get(jpeg, { 'if-none-match': String(headers.etag) })
    expect([known.statusCode, known.body]).toEqual([304, ''])
    expect((await get(jpeg, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('has nothing else', async () => {
    const { jpeg } = await fresh()
    const unknown = jpeg.replace(/[0-9a-f]{32}/, '0'.repeat(32))
    for (const url of [
      unknown,
      '/media/',
      '/media/none.jpg',
      `${jpeg}%00`,
      jpeg.toUpperCase().replace('/MEDIA', '/media'),
      jpeg.replace('.jpg', '.png'),
      jpeg.replace('/media/', '/media/../media/..%2f'),
      '/media/..%2f..%2fpackage.json',
    ]) {
      const response = await get(url)
      expect([url, response.statusCode]).toEqual([url, 404])
      expect(response.body).not.toContain('staylend')
    }
  })
})
