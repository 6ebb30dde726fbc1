import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import type { LayerProps } from 'react-map-gl/maplibre'
import { boldFont } from './style/fonts.ts'
import { HIGHLIGHTED_PILL, PILL } from './marker-images.ts'
import type { TokenColours } from './token-colours.ts'

export const SINGLE_LAYER = 'listing-single'
export const SEVERAL_LAYER = 'listing-several'
export const HIGHLIGHT_LAYER = 'listing-highlighted'

/** Clusters carry the sum of their spots as `total`. */
const SIZE: ExpressionSpecification = ['coalesce', ['get', 'total'], ['get', 'count']]

export function singleLayer(colours: TokenColours): LayerProps {
  return {
    id: SINGLE_LAYER,
    type: 'symbol',
    filter: ['==', SIZE, 1],
    layout: pillLayout(PILL),
    paint: { 'text-color': colours.text },
  }
}

export function severalLayer(colours: TokenColours): LayerProps {
  return {
    id: SEVERAL_LAYER,
    type: 'circle',
    filter: ['>', SIZE, 1],
    paint: {
      'circle-color': colours.primary,
      'circle-radius': ['step', SIZE, 15, 10, 18, 50, 22, 200, 26],
      'circle-stroke-color': colours.surface,
      'circle-stroke-width': 2,
    },
  }
}

export function countLayer(colours: TokenColours): LayerProps {
  return {
    id: 'listing-count',
    type: 'symbol',
    filter: ['>', SIZE, 1],
    layout: {
      'text-field': ['to-string', SIZE],
      'text-font': boldFont,
      'text-size': 13,
      'text-allow-overlap': true,
      // As wide as the circle, so that names of places step aside.
      'text-padding': 14,
    },
    paint: { 'text-color': colours.onPrimary },
  }
}

export function highlightLayer(colours: TokenColours): LayerProps {
  return {
    id: HIGHLIGHT_LAYER,
    type: 'symbol',
    layout: pillLayout(HIGHLIGHTED_PILL),
    paint: { 'text-color': colours.onAccent },
  }
}

function pillLayout(image: string): NonNullable<SymbolLayerSpecification['layout']> {
  return {
    'icon-image': image,
    'icon-text-fit': 'both',
    'icon-allow-overlap': true,
    'text-field': ['get', 'price'],
    'text-font': boldFont,
    'text-size': 13,
    'text-max-width': 100,
    'text-allow-overlap': true,
  }
}
