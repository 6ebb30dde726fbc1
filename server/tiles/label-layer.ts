import type { GeoJSONVTFeature } from '@maplibre/geojson-vt'
import { mercator, TILE_EXTENT } from './tile-address.ts'
import type { TileAddress } from './tile-address.ts'

/** A label as a point of a tile; it may lie outside the tile. */
export function labelFeature(
  tile: TileAddress,
  at: { lat: number; lng: number },
  tags: Record<string, string | number>,
): Extract<GeoJSONVTFeature, { type: 1 }> {
  const { x, y } = mercator(at.lat, at.lng)
  const inTile = (position: number, index: number) =>
    Math.round((position * 2 ** tile.z - index) * TILE_EXTENT)
  return { type: 1, geometry: [[inTile(x, tile.x), inTile(y, tile.y)]], tags }
}
