import { createExpression } from '@maplibre/maplibre-gl-style-spec'
import type { LayerProps } from 'react-map-gl/maplibre'
import { expect, test } from 'vitest'
import type { TokenColours } from '../token-colours.ts'
import * as layers from './marker-layers.ts'

const colours = {} as TokenColours

const laidOut = (layer: LayerProps, property: string) =>
  'layout' in layer && layer.layout && Reflect.get(layer.layout, property)

/** How large the letters are that such a marker has in a layer. */
function letterPx(layer: LayerProps, kind: string): number {
  const compiled = createExpression(laidOut(layer, 'text-size'), 'text-size')
  if (compiled.result === 'error') throw new Error(compiled.value.map(String).join())
  const marker = { type: 'Point', properties: { kind }, geometry: [] } as never
  return Number(compiled.value.evaluate({ zoom: 15 }, marker))
}

test('a listing, several and a building stand there as 1 to 1.3 to 1.5', () => {
  const single = letterPx(layers.singleLayer(colours, 12), 'single')
  expect(letterPx(layers.countLayer(colours, 12), 'multiple') / single).toBeCloseTo(1.3)
  expect(letterPx(layers.locationLayer(colours, 12), 'location') / single).toBeCloseTo(1.5)
})

test('type and title stand there above zoom 16 and not at it, whether lit or not', () => {
  const { singleLayer, titleLayer, litLayer, litTitleLayer, highlightLayer, highlightTitleLayer } =
    layers
  const drawn = [
    singleLayer,
    titleLayer,
    litLayer,
    litTitleLayer,
    highlightLayer,
    highlightTitleLayer,
  ]
    .map((layerOf) => layerOf(colours, 12))
    .map((layer) => ({
      hasTitle: JSON.stringify(laidOut(layer, 'text-field')).includes('title'),
      minzoom: 'minzoom' in layer && layer.minzoom,
    }))
  const [priced, titled] = [
    { hasTitle: false, minzoom: 12 },
    { hasTitle: true, minzoom: 16.01 },
  ]
  expect(drawn).toEqual([priced, titled, priced, titled, priced, titled])
})
