import type { GeoJSONVTFeature } from '@maplibre/geojson-vt'
import type { TileAddress } from '#contract/domain/tile-address.ts'

export interface Label {
  /** Web Mercator, as `mercator` has it. */
  at: { x: number; y: number }
  /** The zooms that it has room at. */
  from: number
  to: number
  tags: Record<string, string | number>
}

/** @param extent units a side of the tile */
export function labelFeature(
  { z, x, y }: TileAddress,
  { at, tags }: Label,
  extent: number,
): GeoJSONVTFeature {
  const inTile = (position: number, index: number) =>
    Math.min(Math.floor((position * 2 ** z - index) * extent), extent - 1)
  return { type: 1, geometry: [[inTile(at.x, x), inTile(at.y, y)]], tags }
}
