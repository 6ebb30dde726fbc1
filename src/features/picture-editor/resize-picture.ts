import { pictureFileFault } from '#contract/domain/picture-fault.ts'
import { pictureSidePx } from '#contract/limits.ts'
import type { PreparedPicture } from './prepared-picture.ts'

/** The server saves it once more. */
const quality = 0.92

/** Looks at a file, and only then decodes it: upright, its first frame, at most 600 pixels long, on white, as a
 *  JPEG without anything that the camera wrote about itself. Where this device cannot decode it, the server does all
 *  that. */
export async function resizePicture(file: Blob): Promise<PreparedPicture> {
  try {
    const fault = await pictureFileFault(file)
    if (fault) return { fault }
    return { content: await resized(file).catch(() => file) }
  } catch {
    // A folder, or a file that is gone meanwhile.
    return { fault: 'broken' }
  }
}

async function resized(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    return await drawn(bitmap)
  } finally {
    bitmap.close()
  }
}

function drawn(bitmap: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, pictureSidePx / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is nothing to draw on.')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}
