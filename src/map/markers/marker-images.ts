import type { Map as MapLibreMap, StyleImageMetadata } from 'maplibre-gl'
import { listingTypes } from '#contract/domain/listing-type.ts'
import type { TokenColours } from '../token-colours.ts'
import { drawPill, pillOptions } from './pill-image.ts'
import { drawTown, townOptions } from './town-image.ts'
import { drawTypeIcon, typeIconOptions } from './type-icons.ts'

export const pill = 'pill'
export const groupPill = 'pill-group'
export const litPill = 'pill-lit'
export const townPin = 'town'
/** With the type's name after it. */
export const typeIcon = 'type-'
export const litTypeIcon = 'lit-type-'

interface MarkerImage {
  draw(): ImageData
  options: Partial<StyleImageMetadata>
}

function markerImages(colours: TokenColours): Map<string, MarkerImage> {
  const pillOf = (fill: string, edge: string) => ({
    draw: () => drawPill(fill, edge),
    options: pillOptions,
  })
  return new Map<string, MarkerImage>([
    [pill, pillOf(colours.surface, colours.border)],
    [groupPill, pillOf(colours.primary, colours.surface)],
    [litPill, pillOf(colours.accent, colours.surface)],
    [townPin, { draw: () => drawTown(colours.danger, colours.surface), options: townOptions }],
    ...listingTypes.flatMap(({ name }): [string, MarkerImage][] => [
      [typeIcon + name, { draw: () => drawTypeIcon(name, colours.text), options: typeIconOptions }],
      [
        litTypeIcon + name,
        { draw: () => drawTypeIcon(name, colours.onAccent), options: typeIconOptions },
      ],
    ]),
  ])
}

/** Draws the markers' images when a style asks for them, and those it has anew in the colours given. */
export function provideMarkerImages(map: MapLibreMap, colours: TokenColours): void {
  const images = markerImages(colours)
  for (const [id, { draw }] of images) {
    if (map.hasImage(id)) map.updateImage(id, draw())
  }
  map.setMissingStyleImageResolver((id) => {
    const image = images.get(id)
    if (image) map.addImage(id, image.draw(), image.options)
  })
}
