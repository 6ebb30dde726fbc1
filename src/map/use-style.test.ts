import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { expect, it } from 'vitest'
import { keepMarkers } from './use-style.ts'

const style = (ids: string[], sources: StyleSpecification['sources'] = {}): StyleSpecification => ({
  version: 8,
  sources,
  layers: ids.map((id): LayerSpecification => ({ id, type: 'background' })),
})
const layersOf = (before: string[], next: string[]) =>
  keepMarkers(style(['water', 'names']))(style(before), style(next)).layers.map(({ id }) => id)

it('leaves every layer of ours where it stood in the ground', () => {
  expect(layersOf(['water', 'lines', 'names', 'pills', 'counts'], ['water', 'names'])).toEqual([
    'water',
    'lines',
    'names',
    'pills',
    'counts',
  ])
})

it('puts a layer on top whose neighbour the new ground does not have', () => {
  expect(layersOf(['water', 'lines', 'names'], ['water'])).toEqual(['water', 'lines'])
})

it('keeps the sources of ours, and takes those of the new ground', () => {
  const markers = { type: 'geojson' as const, data: '' }
  const old = { type: 'vector' as const, tiles: ['/old'] }
  const { sources } = keepMarkers(style([], { ground: old }))(
    style([], { ground: old, markers }),
    style([], { ground: { ...old, tiles: ['/new'] } }),
  )
  expect(sources).toEqual({ ground: { ...old, tiles: ['/new'] }, markers })
})
