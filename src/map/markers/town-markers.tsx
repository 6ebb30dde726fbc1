import { useMemo } from 'react'
import type { FeatureCollection } from 'geojson'
import { Layer, Source } from 'react-map-gl/maplibre'
import { minSearchZoom } from '#contract/limits.ts'
import type { MapTown } from '../types.ts'
import { townPin } from './marker-images.ts'

export const townLayerId = 'towns'

/** Where there are listings, for as long as the map is too far away to search. */
export function TownMarkers({ towns }: { towns: readonly MapTown[] }) {
  const features = useMemo(
    (): FeatureCollection => ({
      type: 'FeatureCollection',
      features: towns.map(({ name, lat, lng }) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [lng, lat] },
        properties: { name },
      })),
    }),
    [towns],
  )
  return (
    <Source id="towns" type="geojson" data={features}>
      <Layer
        id={townLayerId}
        type="symbol"
        maxzoom={minSearchZoom}
        layout={{
          'icon-image': townPin,
          'icon-anchor': 'bottom',
          'icon-allow-overlap': true,
        }}
      />
    </Source>
  )
}
