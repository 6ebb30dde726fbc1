import { readBack } from './read-back.ts'
import type { StyleImageMetadata } from 'maplibre-gl'
const side = 72
const margin = 8
const stretch: [number, number] = [side / 2 - 2, side / 2 + 2]

/** Stretches around its text: the middle grows, the round ends stay. */
export const pillOptions: Partial<StyleImageMetadata> = {
  pixelRatio: 2,
  stretchX: [stretch],
  stretchY: [stretch],
  content: [margin + 18, margin + 12, side - margin - 18, side - margin - 12],
}

export function drawPill(fill: string, edge: string): ImageData {
  const context = new OffscreenCanvas(side, side).getContext('2d', readBack)
  if (!context) return new ImageData(side, side)
  const length = side - 2 * margin
  context.beginPath()
  context.roundRect(margin, margin, length, length, length / 2)
  context.shadowColor = 'rgb(0 0 0 / 28%)'
  context.shadowBlur = 6
  context.shadowOffsetY = 2
  context.fillStyle = fill
  context.fill()
  context.shadowColor = 'transparent'
  context.lineWidth = 2
  context.strokeStyle = edge
  context.stroke()
  return context.getImageData(0, 0, side, side)
}
