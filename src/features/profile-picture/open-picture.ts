import { pictureFileFault, type PictureFault } from '#contract/domain/picture-fault.ts'
import { profilePictureSidePx } from '#contract/limits.ts'

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
