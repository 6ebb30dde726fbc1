import { useEffect, useMemo, useState } from 'react'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { Layer, Source, useMap } from 'react-map-gl/maplibre'
import type { MapListing, MapTexts } from '../types.ts'
import { useTokenColours } from '../use-token-colours.ts'
import {
  countLayer,
  highlightedSource,
  highlightLayer,
  highlightTitleLayer,
  listingSource,
  litLayer,
  litTitleLayer,
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
  leastZoom,
  texts,
}: {
  spots: ReadonlyMap<string, Spot>
  highlighted: MapListing | undefined
  leastZoom: number
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
  const isSettled = useSettled(map)
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
        <Layer {...singleLayer(colours, leastZoom)} />
        <Layer {...multipleLayer(colours, leastZoom)} />
        <Layer {...countLayer(colours, leastZoom)} />
        <Layer {...locationLayer(colours, leastZoom)} />
        <Layer {...titleLayer(colours)} />
        {isSettled && <Layer {...litLayer(colours, leastZoom)} />}
        {isSettled && <Layer {...litTitleLayer(colours)} />}
      </Source>
      <Source id={highlightedSource} type="geojson" data={highlight}>
        <Layer {...highlightLayer(colours, leastZoom)} />
        <Layer {...highlightTitleLayer(colours)} />
      </Source>
    </>
  )
}

/** What is not seen at once does not keep the first picture waiting: a layer costs programs to compile. */
function useSettled(map: MapLibreMap | undefined): boolean {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    if (!map) return
    const settle = () => setIsSettled(true)
    map.once('idle', settle)
    return () => void map.off('idle', settle)
  }, [map])
  return isSettled
}
