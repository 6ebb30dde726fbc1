import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import type { VectorTileLayer } from '@mapbox/vector-tile'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import type { GeoJSONVTFeature } from '@maplibre/geojson-vt'
import { PbfReader } from 'pbf'
import { maxTileZoom } from '#contract/domain/tile-address.ts'
import { tileExtent } from './encode-tile.ts'
import type { TileAddress } from '#contract/domain/tile-address.ts'

/** Cuts one of the tiles below out, or the leaf itself at its own zoom. */
export type Leaf = (tile: TileAddress) => Record<string, GeoJSONVTFeature[]>

/** The layer of points; each says by `from` at which zoom it comes in. */
const labelLayer = 'labels'
const pointsPerIndexTile = 300
/** An index keeps all that it has split, 6 kB a tile. */
const cutsAtMost = 500

/** Opens a tile that holds all that lies below it. */
export function openLeaf(bytes: Uint8Array, leaf: TileAddress): Leaf {
  let cut = cutter(bytes, leaf)
  let cuts = 0
  return (tile) => {
    if (cuts === cutsAtMost) {
      cut = cutter(bytes, leaf)
      cuts = 0
    }
    cuts += 1
    return cut(tile)
  }
}

function cutter(bytes: Uint8Array, leaf: TileAddress): Leaf {
  const { layers } = new VectorTile(new PbfReader(gunzipSync(bytes)))
  const { [labelLayer]: labels, ...shapes } = layers
  const cutLabels = labels ? labelCutter(labels, leaf) : () => []
  const indexes = Object.values(shapes).map((layer) => ({
    name: layer.name,
    index: shapeIndex(layer, leaf),
  }))
  return (tile) => ({
    ...Object.fromEntries(
      indexes.map(({ name, index }) => [
        name,
        index.getTile(tile.z, tile.x, tile.y)?.features ?? [],
      ]),
    ),
    [labelLayer]: cutLabels(tile),
  })
}

function shapeIndex(layer: VectorTileLayer, { x, y, z }: TileAddress): GeoJSONVT {
  return new GeoJSONVT(
    {
      type: 'FeatureCollection',
      features: featuresOf(layer).map((feature) => feature.toGeoJSON(x, y, z)),
    },
    {
      maxZoom: maxTileZoom,
      indexMaxZoom: maxTileZoom,
      indexMaxPoints: pointsPerIndexTile,
      extent: tileExtent,
    },
  )
}

function labelCutter(layer: VectorTileLayer, leaf: TileAddress) {
  const labels = featuresOf(layer).map((feature) => {
    const [[{ x = 0, y = 0 } = {}] = []] = feature.loadGeometry()
    return {
      x: (leaf.x + x / layer.extent) / 2 ** leaf.z,
      y: (leaf.y + y / layer.extent) / 2 ** leaf.z,
      tags: feature.properties,
    }
  })
  return (tile: TileAddress): GeoJSONVTFeature[] => {
    const inTile = (position: number, index: number) =>
      Math.floor((position * 2 ** tile.z - index) * tileExtent)
    return labels
      .filter(({ tags }) => Number(tags['from']) <= tile.z)
      .map(({ x, y, tags }) => ({
        type: 1 as const,
        geometry: [[inTile(x, tile.x), inTile(y, tile.y)]] as [[number, number]],
        tags,
      }))
      .filter(({ geometry }) => geometry[0].every((n) => n >= 0 && n < tileExtent))
  }
}

const featuresOf = (layer: VectorTileLayer) =>
  Array.from({ length: layer.length }, (_, i) => layer.feature(i))
