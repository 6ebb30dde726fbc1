import { GeoJSONVT } from '@maplibre/geojson-vt'
import type { GeoJSONVTFeature } from '@maplibre/geojson-vt'
import type { GeoJSON } from 'geojson'
import { MAX_ZOOM, TILE_EXTENT } from './tile-address.ts'
import type { TileAddress } from './tile-address.ts'
import { readBorders, readLand } from './world-atlas.ts'
import type { AtlasScale } from './world-atlas.ts'

interface ShapeIndex {
  land: GeoJSONVT
  borders: GeoJSONVT
  tilesLeft: number
}

/** An index keeps every tile it ever cut, so it is made anew after this many. */
const TILES_PER_INDEX = 1_000

/** @returns the layers `land` and `borders` of a tile; each scale is read when first asked for */
export function createShapeLayers(): (
  tile: TileAddress,
) => Promise<Record<'land' | 'borders', GeoJSONVTFeature[]>> {
  const indexes = new Map<AtlasScale, Promise<ShapeIndex>>()

  return async (tile) => {
    const scale = scaleAt(tile.z)
    const opening = indexes.get(scale) ?? openIndex(scale)
    indexes.set(scale, opening)
    const index = await opening
    if (--index.tilesLeft === 0) indexes.delete(scale)
    return { land: shapesOf(index.land, tile), borders: shapesOf(index.borders, tile) }
  }
}

function scaleAt(zoom: number): AtlasScale {
  if (zoom <= 2) return '110m'
  return zoom <= 4 ? '50m' : '10m'
}

async function openIndex(scale: AtlasScale): Promise<ShapeIndex> {
  return {
    land: indexOf(await readLand(scale)),
    borders: indexOf(await readBorders(scale)),
    tilesLeft: TILES_PER_INDEX,
  }
}

function indexOf(data: GeoJSON): GeoJSONVT {
  return new GeoJSONVT(data, { maxZoom: MAX_ZOOM, indexMaxZoom: 0, extent: TILE_EXTENT })
}

function shapesOf(index: GeoJSONVT, { z, x, y }: TileAddress): GeoJSONVTFeature[] {
  return index.getTile(z, x, y)?.features ?? []
}
