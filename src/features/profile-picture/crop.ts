import { profilePictureSidePx } from '#contract/limits.ts'

/** The square of a picture that is taken, in its pixels. */
export interface Crop {
  x: number
  y: number
  side: number
}

interface Size {
  width: number
  height: number
}

/** The largest square in the middle. */
export function centredCrop({ width, height }: Size): Crop {
  const side = Math.min(width, height)
  return { x: (width - side) / 2, y: (height - side) / 2, side }
}

/** The same square elsewhere, as far as the picture goes. */
export function movedCrop(crop: Crop, by: { x: number; y: number }, { width, height }: Size): Crop {
  const { side } = crop
  return {
    x: clamp(crop.x + by.x, width - side),
    y: clamp(crop.y + by.y, height - side),
    side,
  }
}

/** A square of another size around the same middle, as far as the picture goes. It is never smaller than what is made
 *  of it, unless the picture is.
 *  @param factor below 1 comes nearer */
export function zoomedCrop(crop: Crop, factor: number, size: Size): Crop {
  const most = Math.min(size.width, size.height)
  const least = Math.min(most, profilePictureSidePx)
  const side = Math.min(most, Math.max(least, crop.side * factor))
  const inset = (crop.side - side) / 2
  return movedCrop({ ...crop, side }, { x: inset, y: inset }, size)
}

const clamp = (value: number, most: number) => Math.min(Math.max(0, value), most)
