import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import type { LayerProps } from 'react-map-gl/maplibre'
import { minIconZoom } from '#contract/limits.ts'
import { boldFont } from '../style/fonts.ts'
import type { TokenColours } from '../token-colours.ts'
import { groupPill, litPill, litTypeIcon, pill, typeIcon } from './marker-images.ts'
import type { MarkerKind } from './spots.ts'

export const listingSource = 'listings'
export const singleLayerId = 'listing-single'
export const titleLayerId = 'listing-title'
export const locationLayerId = 'listing-location'
export const multipleLayerId = 'listing-multiple'
export const highlightedSource = 'highlighted'
export const highlightLayerId = 'listing-highlighted'
export const highlightTitleLayerId = 'listing-highlighted-title'

/** Clusters carry the sum of their spots as `total`. */
const size: ExpressionSpecification = ['coalesce', ['get', 'total'], ['get', 'count']]
const isKind = (kind: MarkerKind): ExpressionSpecification => ['==', ['get', 'kind'], kind]
const isSeveral: ExpressionSpecification = ['any', ['has', 'point_count'], isKind('multiple')]
const isPill: ExpressionSpecification = ['any', isKind('single'), isKind('location')]

/** True of a marker whose listing is pointed at in the list, or that is pointed at itself. */
export const isLit: ExpressionSpecification = [
  'any',
  ['boolean', ['feature-state', 'highlighted'], false],
  ['boolean', ['feature-state', 'hovered'], false],
]

/** How large the kinds are to each other, and their letters in pixels. @see docs/product.md §9 */
const scales: Record<MarkerKind, number> = { single: 1, multiple: 1.3, location: 1.5 }
const letterPx = 12
const circlePx = 12

/** A layer is drawn at its least zoom too, and the camera's have two decimals in the address. */
const titleZoom = minIconZoom + 0.01

type SymbolLayout = NonNullable<SymbolLayerSpecification['layout']>

const label: ExpressionSpecification = ['format', ['get', 'label'], {}]

/** The type's icon and the title above the price. */
const titled = (icon: string): ExpressionSpecification => [
  'format',
  ['image', ['concat', icon, ['get', 'type']]],
  { 'vertical-align': 'center' },
  ['concat', ' ', ['get', 'title'], '\n'],
  {},
  ['get', 'label'],
  {},
]

const pillLayout = (image: string, text: ExpressionSpecification): SymbolLayout => ({
  'icon-image': image,
  'icon-text-fit': 'both',
  'icon-allow-overlap': true,
  'text-field': text,
  'text-font': boldFont,
  'text-size': ['case', isKind('location'), letterPx * scales.location, letterPx * scales.single],
  'text-line-height': 1.35,
  'text-max-width': 100,
  'text-allow-overlap': true,
})

/** Over what it lights, without a say in who else finds room. */
const litLayout = (text: ExpressionSpecification): SymbolLayout => ({
  ...pillLayout(litPill, text),
  'icon-ignore-placement': true,
  'text-ignore-placement': true,
})

export const singleLayer = (colours: TokenColours, minzoom: number): LayerProps => ({
  id: singleLayerId,
  type: 'symbol',
  minzoom,
  filter: isKind('single'),
  layout: pillLayout(pill, label),
  paint: { 'text-color': colours.text },
})

/** Close up, where there is room: over the pill with the price, which stays for those that have none. */
export const titleLayer = (colours: TokenColours): LayerProps => ({
  id: titleLayerId,
  type: 'symbol',
  minzoom: titleZoom,
  filter: isKind('single'),
  layout: {
    ...pillLayout(pill, titled(typeIcon)),
    'icon-allow-overlap': false,
    'text-allow-overlap': false,
  },
  paint: { 'text-color': colours.text },
})

export const locationLayer = (colours: TokenColours, minzoom: number): LayerProps => ({
  id: locationLayerId,
  type: 'symbol',
  minzoom,
  filter: isKind('location'),
  layout: pillLayout(groupPill, label),
  paint: { 'text-color': colours.onPrimary },
})

export const multipleLayer = (colours: TokenColours, minzoom: number): LayerProps => ({
  id: multipleLayerId,
  type: 'circle',
  minzoom,
  filter: isSeveral,
  paint: {
    'circle-color': ['case', isLit, colours.accent, colours.primary],
    'circle-radius': ['*', scales.multiple, ['step', size, circlePx, 10, 14, 50, 17, 200, 20]],
    'circle-stroke-color': colours.surface,
    'circle-stroke-width': 2,
  },
})

export const countLayer = (colours: TokenColours, minzoom: number): LayerProps => ({
  id: 'listing-count',
  type: 'symbol',
  minzoom,
  filter: isSeveral,
  layout: {
    'text-field': ['to-string', size],
    'text-font': boldFont,
    'text-size': letterPx * scales.multiple,
    'text-allow-overlap': true,
    // As wide as the circle, so that names of places step aside.
    'text-padding': 14,
  },
  paint: { 'text-color': colours.onPrimary },
})

const litPaint = (colours: TokenColours): SymbolLayerSpecification['paint'] => ({
  'text-color': colours.onAccent,
  'text-opacity': ['case', isLit, 1, 0],
  'icon-opacity': ['case', isLit, 1, 0],
})

/** Over all other markers: the pills that are lit, of which the state of each decides. */
export const litLayer = (colours: TokenColours, minzoom: number): LayerProps => ({
  id: 'listing-lit',
  type: 'symbol',
  minzoom,
  filter: isPill,
  layout: litLayout(label),
  paint: litPaint(colours),
})

export const litTitleLayer = (colours: TokenColours): LayerProps => ({
  id: 'listing-lit-title',
  type: 'symbol',
  minzoom: titleZoom,
  filter: isKind('single'),
  layout: litLayout(titled(litTypeIcon)),
  paint: litPaint(colours),
})

export const highlightLayer = (colours: TokenColours, minzoom: number): LayerProps => ({
  id: highlightLayerId,
  type: 'symbol',
  minzoom,
  layout: litLayout(label),
  paint: { 'text-color': colours.onAccent },
})

export const highlightTitleLayer = (colours: TokenColours): LayerProps => ({
  id: highlightTitleLayerId,
  type: 'symbol',
  minzoom: titleZoom,
  layout: litLayout(titled(litTypeIcon)),
  paint: { 'text-color': colours.onAccent },
})
