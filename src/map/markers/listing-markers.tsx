import { useEffect, useMemo } from 'react'
import { Layer, Source, useMap } from 'react-map-gl/maplibre'
import type { MapListing, MapTexts } from '../types.ts'
import { useTokenColours } from '../use-token-colours.ts'
import {
  countLayer,
  highlightLayer,
  listingSource,
  litLayer,
  locationLayer,
  multipleLayer,
  singleLayer,
  titleLayer,
} from './marker-layers.ts'
import { provideMarkerImages } from './marker-images.ts'
import { lightMarker } from './marker-state.ts'
import { spotFeatures, spotKey } from './spots.ts'
import type { Spot } from './spots.ts'

/** Up to here spots closer than a pill is wide are one marker. */
const clusterMaxZoom = 19

/** Spots as pills and counts, and the highlighted listing over them, inside of a cluster or not. */
export function ListingMarkers({
  spots,
  highlighted,
  texts,
}: {
  spots: ReadonlyMap<string, Spot>
  highlighted: MapListing | undefined
  texts: Pick<MapTexts, 'items'>
}) {
  const map = useMap().current?.getMap()
  const colours = useTokenColours()
  const { items } = texts
  const features = useMemo(() => spotFeatures(spots.values(), { items }), [spots, items])
  const highlight = useMemo(
    () =>
      spotFeatures(highlighted ? [{ key: '', kind: 'single', listings: [highlighted] }] : [], {
        items,
      }),
    [highlighted, items],
  )
  const highlightedKey = highlighted && spotKey(highlighted)

  useEffect(() => {
    if (map) provideMarkerImages(map, colours)
  }, [map, colours])

  useEffect(() => {
    if (map && highlightedKey) return lightMarker(map, highlightedKey, 'highlighted')
  }, [map, highlightedKey])

  return (
    <>
      <Source
        id={listingSource}
        type="geojson"
        data={features}
        promoteId="key"
        cluster
        clusterRadius={72}
        clusterMaxZoom={clusterMaxZoom}
        maxzoom={clusterMaxZoom + 1}
        clusterProperties={{ total: ['+', ['get', 'count']] }}
      >
        <Layer {...singleLayer(colours)} />
        <Layer {...multipleLayer(colours)} />
        <Layer {...countLayer(colours)} />
        <Layer {...locationLayer(colours)} />
        <Layer {...titleLayer(colours)} />
        <Layer {...litLayer(colours)} />
      </Source>
      <Source id="highlighted" type="geojson" data={highlight}>
        <Layer {...highlightLayer(colours)} />
      </Source>
    </>
  )
}
