import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { uploadBytesAtMost } from '../limits.ts'
import { fileSizeFault, pictureFault } from './picture-fault.ts'
import { pictureHeader } from './picture-header.ts'
import { pictureKindOf } from './picture-kind.ts'

const noisy = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })

const kinds = ['jpeg', 'png', 'gif', 'webp'] as const
const pictureOf = (kind: (typeof kinds)[number]) => noisy(70, 40).toFormat(kind).toBuffer()

const withSize = (png: Buffer, widthPx: number, heightPx: number) => {
  const changed = Buffer.from(png)
  changed.writeUInt32BE(widthPx, 16)
  changed.writeUInt32BE(heightPx, 20)
  return changed
}

const startOfFrame = Buffer.from('ffc0', 'hex')

const withBytes = (bytes: Buffer, at: number, added: number[]) =>
  Buffer.concat([bytes.subarray(0, at), Buffer.from(added), bytes.subarray(at)])

describe('a picture', () => {
  test.each(kinds)('that is a %s says its kind and size, and has no fault', async (kind) => {
    const bytes = await pictureOf(kind)
    expect(pictureKindOf(bytes)).toBe(kind)
    expect(pictureHeader(kind, bytes)).toEqual({ widthPx: 70, heightPx: 40, isWhole: true })
    expect(pictureFault(bytes)).toBeNull()
  })

  test.each([
    ['a progressive JPEG', (photo: Sharp) => photo.jpeg({ progressive: true })],
    ['a lossless WebP', (photo: Sharp) => photo.webp({ lossless: true })],
    ['a WebP with transparent parts', (photo: Sharp) => photo.ensureAlpha(0.5).webp()],
    [
      'a JPEG of a camera, with what it wrote about itself',
      (photo: Sharp) => photo.withExif({ IFD0: { Make: 'Telltale' } }).jpeg(),
    ],
  ])('may be %s', async (_what, save) => {
    const bytes = await save(noisy(70, 40)).toBuffer()
    const kind = pictureKindOf(bytes)
    expect(kind && pictureHeader(kind, bytes)).toEqual({ widthPx: 70, heightPx: 40, isWhole: true })
    expect(pictureFault(bytes)).toBeNull()
  })

  test('may be a GIF that begins with a frame', () => {
    const bytes = Buffer.from('R0lGODdhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64')
    expect(pictureHeader('gif', bytes)).toEqual({ widthPx: 1, heightPx: 1, isWhole: true })
  })

  test('may be a JPEG with bytes that fill between its parts', async () => {
    const bytes = withBytes(await pictureOf('jpeg'), 2, [0xff, 0xff])
    expect(pictureHeader('jpeg', bytes)).toMatchObject({ widthPx: 70, heightPx: 40 })
    expect(pictureFault(bytes)).toBeNull()
  })

  test('that is a JPEG says its size in a frame of whatever coding, and nowhere else', async () => {
    const jpeg = await pictureOf('jpeg')
    const start = jpeg.indexOf(startOfFrame)
    const sized = Array.from({ length: 256 }, (_, marker) => marker).filter((marker) => {
      const bytes = Buffer.from(jpeg)
      bytes[start + 1] = marker
      return pictureHeader('jpeg', bytes)?.widthPx === 70
    })
    const frames = [0, 1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15]
    expect(sized).toEqual(frames.map((coding) => 0xc0 + coding))
  })

  test('may have something of its camera behind its end', async () => {
    const bytes = Buffer.concat([await pictureOf('jpeg'), Buffer.from('MotionPhoto')])
    expect(pictureFault(bytes)).toBeNull()
  })

  test('may have 50 million pixels', async () => {
    expect(pictureFault(withSize(await pictureOf('png'), 10_000, 5000))).toBeNull()
  })
})

describe('what is not taken:', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>'

  test.each([
    ['empty', 'an empty file', ''],
    ['not-a-picture', 'an SVG', svg],
    ['not-a-picture', 'a text', 'Dear landlord'],
    ['not-a-picture', 'a single byte', 'R'],
    ['not-a-picture', 'a sound', 'RIFF\x04\x00\x00\x00WAVE'],
    ['not-a-picture', 'what only says that it is a WebP', 'RIFX\x04\x00\x00\x00WEBP'],
    ['broken', 'the first bytes of a JPEG alone', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['broken', 'the first bytes of a PNG alone', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['broken', 'the first bytes of a GIF alone', 'GIF89a'],
    ['broken', 'an SVG behind the first bytes of a GIF', `GIF89a${svg}`],
    ['broken', 'the first bytes of a WebP alone', 'RIFF\x00\x00\x00\x00WEBPVP8 '],
  ])('%s, %s', (fault, _what, bytes) => {
    expect(pictureFault(Buffer.from(bytes))).toBe(fault)
  })

  test.each(['jpeg', 'png', 'webp'] as const)('a %s that breaks off anywhere', async (kind) => {
    const bytes = await pictureOf(kind)
    for (let length = 12; length < bytes.length; length += 1) {
      expect(pictureFault(bytes.subarray(0, length))).toBe('broken')
    }
  })

  test('a JPEG that breaks off, though a thumbnail in it is whole', async () => {
    const thumbnail = [0xff, 0xe1, 0, 4, 0xff, 0xd9]
    const bytes = withBytes(await pictureOf('jpeg'), 2, thumbnail)
    expect(pictureFault(bytes)).toBeNull()
    expect(pictureFault(bytes.subarray(0, -2))).toBe('broken')
  })

  test('a JPEG whose parts do not follow each other', async () => {
    const jpeg = await pictureOf('jpeg')
    jpeg[jpeg.indexOf(startOfFrame)] = 0
    expect(pictureFault(jpeg)).toBe('broken')
  })

  test('a PNG with something of its own ahead of its size, as iPhones have it', async () => {
    const png = await pictureOf('png')
    png.write('CgBI', 12)
    expect(pictureFault(png)).toBe('broken')
  })

  test('a WebP of a kind that there is not', async () => {
    const webp = await pictureOf('webp')
    webp.write('VP9 ', 12)
    expect(pictureFault(webp)).toBe('broken')
  })

  test('one of no size, and one of 256 million pixels', async () => {
    const png = await pictureOf('png')
    expect(pictureFault(withSize(png, 0, 40))).toBe('broken')
    expect(pictureFault(withSize(png, 70, 0))).toBe('broken')
    expect(pictureFault(withSize(png, 16_000, 16_000))).toBe('too-many-pixels')
  })

  test('a WebP with transparent parts that is wider than anything', async () => {
    const webp = await noisy(70, 40).ensureAlpha(0.5).webp().toBuffer()
    webp.writeUIntLE(99_999, 24, 3)
    expect(pictureHeader('webp', webp)).toMatchObject({ widthPx: 100_000, heightPx: 40 })
    webp.writeUIntLE(99_999, 27, 3)
    expect(pictureFault(webp)).toBe('too-many-pixels')
  })

  test('one of more than 15 MB, which is known before it is read', () => {
    expect(fileSizeFault(uploadBytesAtMost)).toBeNull()
    expect(fileSizeFault(40_000_000)).toBe('too-large')
    expect(pictureFault(new Uint8Array(uploadBytesAtMost + 1))).toBe('too-large')
  })
})
