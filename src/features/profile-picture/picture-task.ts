import { pictureFileFault, type PictureFault } from '#contract/domain/picture-fault.ts'
import { profilePictureQuality, profilePictureSidePx } from '#contract/limits.ts'
import type { Crop } from './crop.ts'

/** A file to look at, or a picture to cut. */
export type PictureTask = { file: Blob } | { bitmap: ImageBitmap; crop: Crop }

export type OpenedPicture = { bitmap: ImageBitmap } | { fault: PictureFault }

/** Enough to come five times nearer; a picture of 50 million pixels would take 200 MB for as long as it is looked at. */
const shortSidePx = 5 * profilePictureSidePx
const longSidePx = 4 * shortSidePx

/** Looks at a file, and only then decodes it: upright, its first frame, and no larger than is needed. */
export async function openPicture(file: Blob): Promise<OpenedPicture> {
  try {
    const fault = await pictureFileFault(file)
    if (fault) return { fault }
    return {
      bitmap: await reduced(await createImageBitmap(file, { imageOrientation: 'from-image' })),
    }
  } catch {
    // A folder, a file that is gone meanwhile, or one that is broken inside.
    return { fault: 'broken' }
  }
}

async function reduced(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const { width, height } = bitmap
  const scale = Math.min(
    1,
    shortSidePx / Math.min(width, height),
    longSidePx / Math.max(width, height),
  )
  if (scale === 1) return bitmap
  try {
    return await createImageBitmap(bitmap, {
      resizeWidth: Math.max(1, Math.round(width * scale)),
      resizeHeight: Math.max(1, Math.round(height * scale)),
      resizeQuality: 'high',
    })
  } finally {
    bitmap.close()
  }
}

/** 200 × 200 pixels on white, as a JPEG. */
export function cutPicture(bitmap: ImageBitmap, crop: Crop): Promise<Blob> {
  const type = 'image/jpeg'
  const quality = profilePictureQuality / 100
  if ('OffscreenCanvas' in globalThis) {
    const canvas = new OffscreenCanvas(profilePictureSidePx, profilePictureSidePx)
    drawCrop(canvas, bitmap, crop)
    return canvas.convertToBlob({ type, quality })
  }
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = profilePictureSidePx
  drawCrop(canvas, bitmap, crop)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn.'))),
      type,
      quality,
    ),
  )
}

/** Fills a square canvas. */
export function drawCrop(
  canvas: OffscreenCanvas | HTMLCanvasElement,
  bitmap: ImageBitmap,
  { x, y, side }: Crop,
): void {
  const context = canvas.getContext('2d') as
    | OffscreenCanvasRenderingContext2D
    | CanvasRenderingContext2D
    | null
  if (!context) throw new Error('There is nothing to draw on.')
  const { width } = canvas
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, width)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, x, y, side, side, 0, 0, width, width)
}
