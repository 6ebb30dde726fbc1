import { gzipSync } from 'node:zlib'
import type { GeoJSONVTFeature } from '@maplibre/geojson-vt'
import { fromVectorTileJs, GeoJSONWrapper } from '@maplibre/vt-pbf'
import { TILE_EXTENT } from './tile-address.ts'

/** @returns a gzipped vector tile, null when no layer has anything */
export function encodeTile(layers: Record<string, GeoJSONVTFeature[]>): Uint8Array | null {
  const drawn = Object.entries(layers).filter(([, features]) => features.length > 0)
  if (drawn.length === 0) return null
  const tile = fromVectorTileJs({
    layers: Object.fromEntries(drawn.map(([name, features]) => [name, layerOf(name, features)])),
  })
  // A copy, since what zlib returns is a view of a far larger buffer.
  return new Uint8Array(gzipSync(tile))
}

function layerOf(name: string, features: GeoJSONVTFeature[]): GeoJSONWrapper {
  const layer = new GeoJSONWrapper(features, { version: 2, extent: TILE_EXTENT })
  layer.name = name
  return layer
}
