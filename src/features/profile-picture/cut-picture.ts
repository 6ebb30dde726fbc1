import { profilePictureQuality, profilePictureSidePx } from '#contract/limits.ts'
import type { Crop } from './crop.ts'

/** 200 × 200 pixels on white, as a JPEG. */
export function cutPicture(bitmap: ImageBitmap, crop: Crop): Promise<Blob> {
  const type = 'image/jpeg'
  const quality = profilePictureQuality / 100
  const canvas = new OffscreenCanvas(profilePictureSidePx, profilePictureSidePx)
  drawCrop(canvas, bitmap, crop)
  return canvas.convertToBlob({ type, quality })
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
