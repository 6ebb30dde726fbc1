import { useEffect } from 'react'
import { Layer, Source, useMap } from 'react-map-gl/maplibre'
import { BaseMap } from './base-map.tsx'
import type { KeptMapProps } from './base-map.tsx'
import type { SmallMapProps } from './small-map.tsx'
import { useTokenColours } from './use-token-colours.ts'

const zoom = 10

/** A still map of one spot, without a word beside the ground's own. */
export function SpotMap({ at, ...rest }: SmallMapProps & KeptMapProps) {
  return (
    <BaseMap
      camera={{ ...at, zoom }}
      interactive={false}
      attributionControl={{ compact: false }}
      {...rest}
    >
      <Spot at={at} />
    </BaseMap>
  )
}

function Spot({ at: { lat, lng } }: Pick<SmallMapProps, 'at'>) {
  const map = useMap().current?.getMap()
  const colours = useTokenColours()

  useEffect(() => void map?.jumpTo({ center: { lat, lng } }), [map, lat, lng])

  return (
    <Source id="spot" type="geojson" data={{ type: 'Point', coordinates: [lng, lat] }}>
      <Layer
        type="circle"
        paint={{
          'circle-color': colours.accent,
          'circle-radius': 9,
          'circle-stroke-color': colours.surface,
          'circle-stroke-width': 3,
        }}
      />
    </Source>
  )
}
