import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { picturesWaitingAtMost } from '#contract/limits.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import * as pictures from './process-picture.ts'

const red = { r: 200, g: 30, b: 40 }
const plain = (width: number, height: number, background: object = red) =>
  sharp({ create: { width, height, channels: 3, background } })

/** Landscape, its left half red and its right half blue. */
const halves = (width: number, height: number) =>
  plain(width, height, { r: 20, g: 40, b: 220 }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: red } },
      left: 0,
      top: 0,
    },
  ])

const sizeOf = async (bytes: Buffer) => {
  const { width, height, format } = await sharp(bytes).metadata()
  return [format, width, height]
}

async function colourAt(bytes: Buffer, left: number, top: number): Promise<'red' | 'blue'> {
  const pixel = sharp(bytes).extract({ left, top, width: 1, height: 1 })
  const [r = 0, , b = 0] = await pixel.raw().toBuffer()
  return r > b ? 'red' : 'blue'
}

const processPicture = (bytes: Buffer) => pictures.processPicture(async () => bytes)
const processProfilePicture = (bytes: Buffer) => pictures.processProfilePicture(async () => bytes)

const refused = { reason: 'not-a-picture' }

describe('a picture', () => {
  test('comes in three files: JPEG and WebP within 600 pixels, and a small WebP', async () => {
    const { jpeg, webp, small, ...name } = await processPicture(
      await plain(1200, 900).jpeg().toBuffer(),
    )
    expect(await sizeOf(jpeg)).toEqual(['jpeg', 600, 450])
    expect(await sizeOf(webp)).toEqual(['webp', 600, 450])
    expect(await sizeOf(small)).toEqual(['webp', 320, 240])
    expect(name).toMatchObject({ widthPx: 600, heightPx: 450 })
    expect(name.hash).toMatch(/^[0-9a-f]{32}$/)
  })

  test('tells its dominant colour', async () => {
    const { colour } = await processPicture(await plain(40, 40).png().toBuffer())
    const [r = 0, g = 0, b = 0] = Buffer.from(colour, 'hex')
    expect(Math.abs(r - red.r) + Math.abs(g - red.g) + Math.abs(b - red.b)).toBeLessThan(30)
  })

  test('is not made larger', async () => {
    const { jpeg, small } = await processPicture(await plain(90, 50).png().toBuffer())
    expect(await sizeOf(jpeg)).toEqual(['jpeg', 90, 50])
    expect(await sizeOf(small)).toEqual(['webp', 90, 50])
  })

  test('is turned upright, and says nothing of camera and place', async () => {
    const exif = {
      IFD0: { Make: 'Telltale', Copyright: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 45/1 0/1' },
    }
    const photo = await halves(80, 60).withExif(exif).withMetadata({ orientation: 6 }).jpeg()
    const bytes = await photo.toBuffer()
    expect((await sharp(bytes).metadata()).orientation).toBe(6)

    const picture = await processPicture(bytes)
    expect(picture).toMatchObject({ widthPx: 60, heightPx: 80 })
    expect(await colourAt(picture.jpeg, 30, 5)).toBe('red')
    expect(await colourAt(picture.jpeg, 30, 75)).toBe('blue')
    for (const file of [picture.jpeg, picture.webp, picture.small]) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(file).metadata()
      expect({ exif, xmp, iptc, icc, orientation: orientation ?? 1 }).toEqual({ orientation: 1 })
      expect(file.includes('Telltale')).toBe(false)
    }
  })

  test('with transparent parts stands on white', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const bytes = await sharp({
      create: { width: 20, height: 20, channels: 4, background: clear },
    })
      .png()
      .toBuffer()
    expect((await processPicture(bytes)).colour).toMatch(/^f[0-9a-f]f[0-9a-f]f[0-9a-f]$/)
  })

  test('in shades of grey is a picture too', async () => {
    const bytes = await plain(20, 20).greyscale().toColourspace('b-w').png().toBuffer()
    expect(await processPicture(bytes)).toMatchObject({ widthPx: 20 })
  })

  test('that moves is its first frame', async () => {
    const frames = await Promise.all(
      [red, { r: 10, g: 20, b: 230 }].map((colour) => plain(30, 20, colour).png().toBuffer()),
    )
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(gif).metadata()).pages).toBe(2)

    const picture = await processPicture(gif)
    expect(picture).toMatchObject({ widthPx: 30, heightPx: 20 })
    expect(await colourAt(picture.jpeg, 15, 10)).toBe('red')
  })

  test('has the same name each time, and another has another', async () => {
    const bytes = await halves(80, 60).jpeg().toBuffer()
    const again = await processPicture(bytes)
    expect((await processPicture(bytes)).hash).toBe(again.hash)
    const other = await processPicture(await plain(80, 60).jpeg().toBuffer())
    expect(other.hash).not.toBe(again.hash)
  })
})

describe('what is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>'

  test.each([
    ['nothing', ''],
    ['a text', 'Dear landlord, this is not a picture.'],
    ['an SVG', svg],
    ['an SVG with a declaration', `<?xml version="1.0"?>${svg}`],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.4\n%âãÏÓ'],
    ['the first bytes of a JPEG alone', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['an SVG behind the first bytes of a GIF', `GIF89a${svg}`],
  ])('%s is refused', async (_what, bytes) => {
    await expect(processPicture(Buffer.from(bytes))).rejects.toMatchObject(refused)
  })

  test('a TIFF is refused', async () => {
    const bytes = await plain(9, 9).tiff().toBuffer()
    await expect(processPicture(bytes)).rejects.toMatchObject(refused)
  })

  test.each(['jpeg', 'png'] as const)('half a %s is refused', async (format) => {
    const { data } = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: red,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .toFormat(format)
      .toBuffer({ resolveWithObject: true })
    await expect(processPicture(data.subarray(0, data.length / 2))).rejects.toMatchObject(refused)
  })

  test('60 million pixels in a few kilobytes are refused', async () => {
    const bomb = await plain(10_000, 6000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(300_000)
    await expect(processPicture(bomb)).rejects.toMatchObject({ reason: 'bad-file' })
  })
})

test('a profile picture is the middle of the picture, 200 pixels square', async () => {
  const { jpeg, widthPx, heightPx } = await processProfilePicture(
    await halves(800, 200).jpeg().toBuffer(),
  )
  expect([widthPx, heightPx]).toEqual([200, 200])
  expect(await sizeOf(jpeg)).toEqual(['jpeg', 200, 200])
  expect(await colourAt(jpeg, 90, 100)).toBe('red')
  expect(await colourAt(jpeg, 110, 100)).toBe('blue')
  const enlarged = await processProfilePicture(await plain(20, 30).png().toBuffer())
  expect(enlarged).toMatchObject({ widthPx: 200, heightPx: 200 })
})

test('pictures are read when their turn has come, and only so many may wait for it', async () => {
  const bytes = await plain(9, 9).png().toBuffer()
  const reading = closedGate()
  let read = 0
  const process = () =>
    pictures.processPicture(async () => {
      read += 1
      await reading.opened
      return bytes
    })
  const taken = Array.from({ length: 2 + picturesWaitingAtMost }, process)
  await expect(process()).rejects.toMatchObject({ reason: 'too-many', retryAfterSeconds: 5 })
  expect(read).toBe(2)
  reading.open()
  await Promise.all(taken)
  expect(read).toBe(taken.length)
})
