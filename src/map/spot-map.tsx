import { Layer, Source } from 'react-map-gl/maplibre'
import { BaseMap } from './base-map.tsx'
import type { SmallMapProps } from './small-map.tsx'
import { useTokenColours } from './use-token-colours.ts'

const ZOOM = 10

export default function SpotMap({ at, label, texts }: SmallMapProps) {
  return (
    <BaseMap
      key={`${at.lat},${at.lng}`}
      camera={{ ...at, zoom: ZOOM }}
      interactive={false}
      attributionControl={{ compact: false }}
      label={label}
      unavailable={texts.mapUnavailable}
    >
      <SpotDot at={at} />
    </BaseMap>
  )
}

function SpotDot({ at }: Pick<SmallMapProps, 'at'>) {
  const colours = useTokenColours()
  if (!colours) return null
  return (
    <Source type="geojson" data={{ type: 'Point', coordinates: [at.lng, at.lat] }}>
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
