import { gzipSync } from 'node:zlib'
import type { GeoJSONVTFeature } from '@maplibre/geojson-vt'
import { fromVectorTileJs, GeoJSONWrapper } from '@maplibre/vt-pbf'

/** Units a side of a tile that is sent. */
export const tileExtent = 4096

/** @param extent units a side of the tile's coordinates
 *  @returns a gzipped vector tile, null when no layer has anything */
export function encodeTile(
  layers: Record<string, GeoJSONVTFeature[]>,
  extent = tileExtent,
): Uint8Array | null {
  const drawn = Object.entries(layers).filter(
    ([name, features]) => features.length > 0 && (name !== 'sea' || hasLand(layers)),
  )
  if (drawn.length === 0) return null
  const tile = fromVectorTileJs({
    layers: Object.fromEntries(
      drawn.map(([name, features]) => [name, layerOf(name, features, extent)]),
    ),
  })
  // A copy, since what zlib returns is a view of a far larger buffer.
  return new Uint8Array(gzipSync(tile))
}

/** The sea of a fine coast covers coarse land; where there is none, it shows nothing. */
const hasLand = ({ land = [] }: Record<string, GeoJSONVTFeature[]>) => land.length > 0

function layerOf(name: string, features: GeoJSONVTFeature[], extent: number): GeoJSONWrapper {
  const layer = new GeoJSONWrapper(features, { version: 2, extent })
  layer.name = name
  return layer
}
