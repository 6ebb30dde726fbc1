import { minSearchZoom } from '#contract/limits.ts'
import type { GeoJSONSource, MapGeoJSONFeature, Map as MapLibreMap } from 'maplibre-gl'
import { LISTING_SOURCE } from './listing-markers.tsx'
import type { Spot } from './spots.ts'

/** From here on a cluster opens as a list; below, a click takes it apart. */
const LEAST_STEP = 2

/** @returns the listings behind a marker; none when it was a cluster that the map now flies into */
export async function openMarker(
  map: MapLibreMap,
  marker: MapGeoJSONFeature,
  spots: ReadonlyMap<string, Spot>,
): Promise<number[]> {
  const { cluster_id: clusterId, point_count: size, key } = marker.properties
  if (clusterId === undefined) return idsOf([key], spots)
  const source = map.getSource<GeoJSONSource>(LISTING_SOURCE)
  if (!source) return []
  if (map.getZoom() >= minSearchZoom) {
    const leaves = await source.getClusterLeaves(clusterId, size, 0)
    return idsOf(
      leaves.map((leaf) => leaf.properties?.['key']),
      spots,
    )
  }
  const expanded = await source.getClusterExpansionZoom(clusterId)
  const zoom = Math.max(expanded, map.getZoom() + LEAST_STEP)
  if (marker.geometry.type === 'Point') {
    const [lng = 0, lat = 0] = marker.geometry.coordinates
    map.easeTo({ center: { lat, lng }, zoom })
  }
  return []
}

function idsOf(keys: string[], spots: ReadonlyMap<string, Spot>): number[] {
  return keys.flatMap((key) => spots.get(key)?.listings.map(({ id }) => id) ?? [])
}
