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
    for (let length = 30; length < bytes.length - 12; length += 101) {
      expect(pictureFault(bytes.subarray(0, length))).toBe('broken')
    }
  })

  test('one of no size, and one of 256 million pixels', async () => {
    const png = await pictureOf('png')
    expect(pictureFault(withSize(png, 0, 40))).toBe('broken')
    expect(pictureFault(withSize(png, 16_000, 16_000))).toBe('too-many-pixels')
  })

  test('one of more than 15 MB, which is known before it is read', () => {
    expect(fileSizeFault(uploadBytesAtMost)).toBeNull()
    expect(fileSizeFault(40_000_000)).toBe('too-large')
    expect(pictureFault(new Uint8Array(uploadBytesAtMost + 1))).toBe('too-large')
  })
})
