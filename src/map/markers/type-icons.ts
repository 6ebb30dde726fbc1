import { readBack } from './read-back.ts'
import type { ListingType } from '#contract/domain/listing-type.ts'

const house = 'M3.5 11.5 12 4.5l8.5 7M5.5 10v10.5h13V10M10 20.5v-6h4v6'
const vehicle =
  'M3.5 16.5v-4l2.5-5.5h12l2.5 5.5v4zM3.5 12.5h17M5.5 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0M14.5 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0'

/** The shapes that the site draws for each type, on 24 × 24. */
const shapes: Record<ListingType, string> = {
  CONDO: 'M6 20.5V3.5h12v17M3.5 20.5h17M9.5 7.5h1M13.5 7.5h1M9.5 11h1M13.5 11h1M10.5 20.5v-5h3v5',
  HOUSE: house,
  ROOM: 'M3.5 19.5V6M3.5 16h17v3.5M20.5 16v-2.5a2.5 2.5 0 0 0-2.5-2.5H3.5M5.5 8.3a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0',
  SHARED:
    'M5.5 8.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0M13.8 9.3a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M3 19c.5-3.5 2.7-5.3 5.5-5.3S13.5 15.5 14 19M15.5 14c2.8-.2 5 1.5 5.5 4.5',
  CAR: vehicle,
  MOTORBIKE: vehicle,
  BICYCLE: vehicle,
  BOAT: vehicle,
}
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
  context.stroke(new Path2D(shapes[type]))
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
