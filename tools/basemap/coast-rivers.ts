import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { Feature, FeatureCollection, LineString, Polygon, Position } from 'geojson'

/** Coast, rivers and canals around the preset cities, after GSHHG. */
export interface DetailedShapes {
  /** The boxes that the coast is known in, a little smaller: what is sea there is not in `shore`. */
  sea: FeatureCollection<Polygon>
  shore: FeatureCollection<Polygon>
  rivers: FeatureCollection<LineString>
}

interface Properties {
  kind: 'land' | 'river'
  region: string
}

/** So far from the edge of its box the fine coast and the coarse one are drawn both, and no edge shows. */
const overlapDegrees = 0.02

export async function readDetailedShapes(): Promise<DetailedShapes> {
  const file = await readFile(new URL('data/coast-rivers.geojson.gz', import.meta.url))
  const { features } = JSON.parse(gunzipSync(file).toString('utf8')) as FeatureCollection<
    Polygon | LineString,
    Properties
  >
  const land = features.filter(isKind<Polygon>('land'))
  const rivers = features.filter(isKind<LineString>('river'))
  return {
    sea: collection(boxesOf(land).map(seaIn)),
    shore: collection(land.map(bare)),
    rivers: collection(rivers.map(bare)),
  }
}

const isKind =
  <Geometry extends Polygon | LineString>(kind: Properties['kind']) =>
  (feature: Feature<Polygon | LineString, Properties>): feature is Feature<Geometry, Properties> =>
    feature.properties.kind === kind

const collection = <Geometry extends Polygon | LineString>(
  features: Feature<Geometry>[],
): FeatureCollection<Geometry> => ({ type: 'FeatureCollection', features })

const bare = <Geometry extends Polygon | LineString>({
  geometry,
}: Feature<Geometry>): Feature<Geometry> => ({ type: 'Feature', properties: null, geometry })

function boxesOf(land: Feature<Polygon, Properties>[]): Position[][] {
  const byRegion = new Map<string, Position[]>()
  for (const { geometry, properties } of land) {
    const positions = byRegion.get(properties.region) ?? []
    byRegion.set(properties.region, positions)
    for (const ring of geometry.coordinates) for (const position of ring) positions.push(position)
  }
  return [...byRegion.values()]
}

function seaIn(positions: Position[]): Feature<Polygon> {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [lng = 0, lat = 0] of positions) {
    west = Math.min(west, lng)
    south = Math.min(south, lat)
    east = Math.max(east, lng)
    north = Math.max(north, lat)
  }
  const [left, bottom] = [west + overlapDegrees, south + overlapDegrees]
  const [right, top] = [east - overlapDegrees, north - overlapDegrees]
  const ring = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
    [left, bottom],
  ]
  return {
    type: 'Feature',
    properties: null,
    geometry: { type: 'Polygon', coordinates: [ring] },
  }
}
