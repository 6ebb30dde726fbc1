import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type {
  Feature,
  FeatureCollection,
  MultiLineString,
  MultiPolygon,
  Polygon,
  Position,
} from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { Topology } from 'topojson-client'
import { unwrapRing } from './unwrap-ring.ts'

/** Natural Earth's three scales, 1:110,000,000 to 1:10,000,000. */
export type AtlasScale = '110m' | '50m' | '10m'

export interface Country {
  /** ISO 3166, two letters; a few that are not recognised everywhere have none. */
  code: string | undefined
  name: string
  polygons: Position[][][]
}

const require = createRequire(import.meta.url)

/** Each island by itself: cutting tiles out of one polygon of the whole world takes four times as long. */
export async function readLand(scale: AtlasScale): Promise<FeatureCollection<Polygon>> {
  const topology = await readTopology(`land-${scale}`)
  const { features } = feature(topology, topology.objects['land'])
  return {
    type: 'FeatureCollection',
    features: features.flatMap(({ geometry }) => polygonsOf(geometry).map(polygonFeature)),
  }
}

export async function readBorders(scale: AtlasScale): Promise<MultiLineString> {
  const topology = await readTopology(`countries-${scale}`)
  return mesh(topology, topology.objects['countries'], (a, b) => a !== b)
}

export async function readCountries(scale: AtlasScale): Promise<Country[]> {
  const topology = await readTopology(`countries-${scale}`)
  const { features } = feature<{ name: string }>(topology, topology.objects['countries'])
  return features.map(({ id, properties, geometry }) => ({
    // CLDR knows the letters of the numbers.
    code: id === undefined ? undefined : new Intl.Locale(`und-${id}`).maximize().region,
    name: properties.name,
    polygons: polygonsOf(geometry),
  }))
}

async function readTopology(name: string): Promise<Topology> {
  return JSON.parse(await readFile(require.resolve(`world-atlas/${name}.json`), 'utf8'))
}

function polygonsOf(geometry: Polygon | MultiPolygon): Position[][][] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
}

function polygonFeature(coordinates: Position[][]): Feature<Polygon> {
  return {
    type: 'Feature',
    properties: null,
    geometry: { type: 'Polygon', coordinates: coordinates.map(unwrapRing) },
  }
}
