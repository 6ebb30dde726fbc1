import { GeoJSONVT } from '@maplibre/geojson-vt'
import type { GeoJSONVTFeature } from '@maplibre/geojson-vt'
import type { GeoJSON } from 'geojson'
import type { TileAddress } from '#contract/domain/tile-address.ts'
import { readDetailedShapes } from './coast-rivers.ts'
import { readBorders, readLand } from './world-atlas.ts'
import type { AtlasScale } from './world-atlas.ts'

/** Features by layer: `land` and `borders` of the world, and over them, where it is known in detail,
 *  `sea`, `shore` and `rivers`. */
export type Shapes = Record<string, GeoJSONVTFeature[]>

export interface ShapeLayer {
  name: string
  data: GeoJSON
  fromZoom: number
  toZoom: number
}

/** Each scale is drawn up to the zoom that shows its corners. */
const scales: { scale: AtlasScale; fromZoom: number; toZoom: number }[] = [
  { scale: '110m', fromZoom: 0, toZoom: 2 },
  { scale: '50m', fromZoom: 3, toZoom: 4 },
  { scale: '10m', fromZoom: 5, toZoom: Infinity },
]
const firstDetailedZoom = 6

export async function readShapeLayers(): Promise<ShapeLayer[]> {
  const layers: ShapeLayer[] = []
  for (const { scale, ...zooms } of scales) {
    layers.push({ name: 'land', data: await readLand(scale), ...zooms })
    layers.push({ name: 'borders', data: await readBorders(scale), ...zooms })
  }
  for (const [name, data] of Object.entries(await readDetailedShapes())) {
    layers.push({ name, data, fromZoom: firstDetailedZoom, toZoom: Infinity })
  }
  return layers
}

/** @param maxZoom where nothing is left out any more for being small
 *  @returns cuts a tile out of the layers; every tile ever cut is kept */
export function shapeCutter(
  layers: readonly ShapeLayer[],
  { maxZoom, extent }: { maxZoom: number; extent: number },
): (tile: TileAddress) => Shapes {
  const indexes = layers.map(({ data, ...layer }) => ({
    ...layer,
    index: new GeoJSONVT(data, { maxZoom, extent, buffer: extent / 64, indexMaxZoom: 0 }),
  }))
  return ({ z, x, y }) =>
    Object.fromEntries(
      indexes
        .filter(({ fromZoom, toZoom }) => z >= fromZoom && z <= toZoom)
        .map(({ name, index }) => [name, index.getTile(z, x, y)?.features ?? []]),
    )
}
