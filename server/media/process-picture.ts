import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import type { PictureName } from '#contract/domain/picture.ts'
import { pictureFault } from '#contract/domain/picture-fault.ts'
import { Refusal } from '#contract/domain/refusal.ts'
import {
  picturePixelsAtMost,
  pictureSidePx,
  picturesWaitingAtMost,
  profilePictureSidePx,
  smallPictureSidePx,
} from '#contract/limits.ts'
import { slots } from '#server/slots.ts'

/** The last tries to be smaller would save a twentieth and take half the time: `bench/pictures.ts`. */
const forms = {
  jpeg: { quality: 80, mozjpeg: true, optimiseScans: false },
  webp: { quality: 80, effort: 2 },
  small: { quality: 76, effort: 2 },
}

/** A picture of 48 million pixels takes 200 MB while it is turned, so two at a time. */
const inSlot = slots(2, {
  waitingAtMost: picturesWaitingAtMost,
  sentence: 'Too many pictures are waiting. Please try again soon.',
})

sharp.cache(false)
// A loader that is not needed is a door that is not needed: no SVG, PDF or TIFF is ever opened.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadWebp',
  ],
})

export interface ProcessedPicture extends PictureName {
  jpeg: Buffer
  webp: Buffer
  small: Buffer
}

/** Gives the bytes of a picture; called when its turn has come, since those that wait take no memory. */
type Read = () => Promise<Uint8Array>

/** Turned upright, at most 600 pixels long, without anything that the camera wrote about itself.
 *  @throws Refusal 'not-a-picture' also when it is broken, 'bad-file' when it has more than 50 million
 *  pixels, TooMany when too many wait */
export const processPicture = (read: Read): Promise<ProcessedPicture> =>
  process(read, (picture) =>
    picture.resize({
      width: pictureSidePx,
      height: pictureSidePx,
      fit: 'inside',
      withoutEnlargement: true,
    }),
  )

/** The same of the largest square in the middle, 200 pixels long. */
export const processProfilePicture = (read: Read): Promise<ProcessedPicture> =>
  process(read, (picture) =>
    picture.resize({
      width: profilePictureSidePx,
      height: profilePictureSidePx,
      fit: 'cover',
      position: 'centre',
    }),
  )

const process = (read: Read, fit: (picture: Sharp) => Sharp) =>
  inSlot(async () => {
    const { data, info } = await pixelsOf(await read(), fit)
    const { width, height, channels } = info
    const pixels = () => sharp(data, { raw: { width, height, channels } })
    const smallSides = { width: smallPictureSidePx, height: smallPictureSidePx }
    const [jpeg, webp, small, { dominant }] = await Promise.all([
      pixels().jpeg(forms.jpeg).toBuffer(),
      pixels().webp(forms.webp).toBuffer(),
      pixels()
        .resize({ ...smallSides, fit: 'inside', withoutEnlargement: true })
        .webp(forms.small)
        .toBuffer(),
      pixels().stats(),
    ])
    return {
      hash: createHash('sha256').update(jpeg).digest('hex').slice(0, 32),
      widthPx: width,
      heightPx: height,
      colour: Buffer.from([dominant.r, dominant.g, dominant.b]).toString('hex'),
      jpeg,
      webp,
      small,
    }
  })

async function pixelsOf(bytes: Uint8Array, fit: (picture: Sharp) => Sharp) {
  const fault = pictureFault(bytes)
  if (fault) throw fault === 'too-many-pixels' ? tooManyPixels() : notAPicture()
  const input = { limitInputPixels: picturePixelsAtMost, failOn: 'error', pages: 1 } as const
  return fit(sharp(bytes, input).autoOrient())
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      const isTooLarge = error instanceof Error && error.message.includes('pixel limit')
      throw isTooLarge ? tooManyPixels() : notAPicture()
    })
}

const notAPicture = () =>
  new Refusal('not-a-picture', 'This is not a picture that can be read: jpg, jpeg, png or gif.')

const tooManyPixels = () =>
  new Refusal('bad-file', 'This picture is too large. Maximum 50 million pixels.')
