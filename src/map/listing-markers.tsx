import { useEffect, useMemo } from 'react'
import { Layer, Source, useMap } from 'react-map-gl/maplibre'
import { provideMarkerImages } from './marker-images.ts'
import { countLayer, highlightLayer, severalLayer, singleLayer } from './marker-layers.ts'
import { spotFeatures } from './spots.ts'
import type { Spot } from './spots.ts'
import type { MapListing } from './types.ts'
import { useTokenColours } from './use-token-colours.ts'

export const LISTING_SOURCE = 'listings'
/** Up to here spots closer than a pill is wide are one marker. */
const CLUSTER_MAX_ZOOM = 19

/** Spots as pills and counts, and the highlighted listing over them, inside of a cluster or not. */
export function ListingMarkers({
  spots,
  highlighted,
}: {
  spots: Map<string, Spot>
  highlighted: MapListing | undefined
}) {
  const map = useMap().current?.getMap()
  const colours = useTokenColours()
  const features = useMemo(() => spotFeatures(spots.values()), [spots])
  const highlight = useMemo(
    () => spotFeatures(highlighted ? [{ key: '', listings: [highlighted] }] : []),
    [highlighted],
  )

  useEffect(() => {
    if (map && colours) provideMarkerImages(map, colours)
  }, [map, colours])

  if (!colours) return null
  return (
    <>
      <Source
        id={LISTING_SOURCE}
        type="geojson"
        data={features}
        cluster
        clusterRadius={72}
        clusterMaxZoom={CLUSTER_MAX_ZOOM}
        maxzoom={CLUSTER_MAX_ZOOM + 1}
        clusterProperties={{ total: ['+', ['get', 'count']] }}
      >
        <Layer {...singleLayer(colours)} />
        <Layer {...severalLayer(colours)} />
        <Layer {...countLayer(colours)} />
      </Source>
      <Source id="highlighted" type="geojson" data={highlight}>
        <Layer {...highlightLayer(colours)} />
      </Source>
    </>
  )
}
