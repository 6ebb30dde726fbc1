import { createExpression } from '@maplibre/maplibre-gl-style-spec'
import type { LayerProps } from 'react-map-gl/maplibre'
import { expect, test } from 'vitest'
import type { TokenColours } from '../token-colours.ts'
import { countLayer, locationLayer, singleLayer, titleLayer } from './marker-layers.ts'

const colours = {} as TokenColours

/** How large the letters are that such a marker has in a layer. */
function letterPx(layer: LayerProps, kind: string): number {
  const size = 'layout' in layer && layer.layout && Reflect.get(layer.layout, 'text-size')
  const compiled = createExpression(size, 'text-size')
  if (compiled.result === 'error') throw new Error(compiled.value.map(String).join())
  const marker = { type: 'Point', properties: { kind }, geometry: [] } as never
  return Number(compiled.value.evaluate({ zoom: 15 }, marker))
}

test('a listing, several and a building stand there as 1 to 1.3 to 1.5', () => {
  const single = letterPx(singleLayer(colours, 12), 'single')
  expect(letterPx(countLayer(colours, 12), 'multiple') / single).toBeCloseTo(1.3)
  expect(letterPx(locationLayer(colours, 12), 'location') / single).toBeCloseTo(1.5)
})

test('type and title stand there from zoom 16 on', () => {
  expect(titleLayer(colours)).toMatchObject({ minzoom: 16 })
})
