import { readBack } from './read-back.ts'
import { signOf, type ListingType } from '#contract/domain/listing-type.ts'

const side = 24
const pixelRatio = 2

export const typeIconOptions = { pixelRatio: pixelRatio * 1.5 }

export function drawTypeIcon(type: ListingType, colour: string): ImageData {
  const canvas = new OffscreenCanvas(side * pixelRatio, side * pixelRatio)
  const context = canvas.getContext('2d', readBack)
  if (!context) return new ImageData(canvas.width, canvas.height)
  context.scale(pixelRatio, pixelRatio)
  context.strokeStyle = colour
  context.lineWidth = 2
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.stroke(new Path2D(signOf(type)))
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
