import type { GeoJSONSource, MapGeoJSONFeature, Map as MapLibreMap } from 'maplibre-gl'
import { listingSource } from './marker-layers.ts'
import type { Spot } from './spots.ts'

/** @returns the listings behind a marker of the listings' source, all of them where it is a cluster; none where that is
 *  gone, since others are shown by now */
export async function listingsOf(
  map: MapLibreMap,
  { properties }: MapGeoJSONFeature,
  spots: ReadonlyMap<string, Spot>,
): Promise<number[]> {
  const { cluster_id: clusterId, point_count: size, key } = properties
  if (clusterId === undefined) return idsOf([key], spots)
  const leaves = await map
    .getSource<GeoJSONSource>(listingSource)
    ?.getClusterLeaves(clusterId, size, 0)
    .catch(() => [])
  return idsOf(leaves?.map((leaf) => leaf.properties?.['key']) ?? [], spots)
}

function idsOf(keys: string[], spots: ReadonlyMap<string, Spot>): number[] {
  return keys.flatMap((key) => spots.get(key)?.listings.map(({ id }) => id) ?? [])
}
