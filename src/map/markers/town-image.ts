import { readBack } from './read-back.ts'

const width = 48
const height = 64

export const townOptions = { pixelRatio: 2 }

/** A pin whose point is the middle of its lower edge. */
export function drawTown(fill: string, edge: string): ImageData {
  const context = new OffscreenCanvas(width, height).getContext('2d', readBack)
  if (!context) return new ImageData(width, height)
  context.beginPath()
  context.moveTo(24, 61)
  context.bezierCurveTo(24, 61, 44, 38, 44, 23)
  context.arc(24, 23, 20, 0, Math.PI, true)
  context.bezierCurveTo(4, 38, 24, 61, 24, 61)
  context.fillStyle = fill
  context.fill()
  context.lineWidth = 3
  context.strokeStyle = edge
  context.stroke()
  context.beginPath()
  context.arc(24, 23, 7, 0, 2 * Math.PI)
  context.fillStyle = edge
  context.fill()
  return context.getImageData(0, 0, width, height)
}
