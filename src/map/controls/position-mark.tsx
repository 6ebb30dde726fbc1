import { useMemo } from 'react'
import { Layer, Source } from 'react-map-gl/maplibre'
import { useTokenColours } from '../use-token-colours.ts'
import { accuracyCircle } from './accuracy-circle.ts'
import type { Position } from './position.ts'

/** Where the reader is, and how sure the device is of it. */
export function PositionMark({ position }: { position: Position }) {
  const colours = useTokenColours()
  const circle = useMemo(() => accuracyCircle(position), [position])
  const { lat, lng } = position
  return (
    <>
      <Source id="position-accuracy" type="geojson" data={circle}>
        <Layer
          id="position-accuracy"
          type="fill"
          paint={{ 'fill-color': colours.accent, 'fill-opacity': 0.14 }}
        />
      </Source>
      <Source id="position" type="geojson" data={{ type: 'Point', coordinates: [lng, lat] }}>
        <Layer
          id="position"
          type="circle"
          paint={{
            'circle-color': colours.accent,
            'circle-radius': 8,
            'circle-stroke-color': colours.surface,
            'circle-stroke-width': 3,
          }}
        />
      </Source>
    </>
  )
}
