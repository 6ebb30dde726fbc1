import type { Map as MapLibreMap, StyleImageMetadata } from 'maplibre-gl'
import type { TokenColours } from './token-colours.ts'

export const PILL = 'pill'
export const HIGHLIGHTED_PILL = 'pill-highlighted'

const SIDE = 72
const MARGIN = 8
const STRETCH: [number, number] = [SIDE / 2 - 2, SIDE / 2 + 2]
/** Stretches around its text: the middle grows, the round ends stay. */
const OPTIONS: Partial<StyleImageMetadata> = {
  pixelRatio: 2,
  stretchX: [STRETCH],
  stretchY: [STRETCH],
  content: [MARGIN + 18, MARGIN + 12, SIDE - MARGIN - 18, SIDE - MARGIN - 12],
}

/** Draws the markers' images when a style asks for them, and those it has anew in the colours given. */
export function provideMarkerImages(map: MapLibreMap, colours: TokenColours): void {
  const images: Record<string, () => ImageData> = {
    [PILL]: () => drawPill(colours.surface, colours.border),
    [HIGHLIGHTED_PILL]: () => drawPill(colours.accent, colours.surface),
  }
  for (const [id, draw] of Object.entries(images)) {
    if (map.hasImage(id)) map.updateImage(id, draw())
  }
  map.setMissingStyleImageResolver((id) => {
    const draw = images[id]
    if (draw) map.addImage(id, draw(), OPTIONS)
  })
}

function drawPill(fill: string, edge: string): ImageData {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) return new ImageData(SIDE, SIDE)
  const length = SIDE - 2 * MARGIN
  context.beginPath()
  context.roundRect(MARGIN, MARGIN, length, length, length / 2)
  context.shadowColor = 'rgb(0 0 0 / 28%)'
  context.shadowBlur = 6
  context.shadowOffsetY = 2
  context.fillStyle = fill
  context.fill()
  context.shadowColor = 'transparent'
  context.lineWidth = 2
  context.strokeStyle = edge
  context.stroke()
  return context.getImageData(0, 0, SIDE, SIDE)
}
