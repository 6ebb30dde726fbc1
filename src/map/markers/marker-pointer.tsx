import { useEffect, useEffectEvent } from 'react'
import type { MapGeoJSONFeature, MapMouseEvent } from 'maplibre-gl'
import { useMap } from 'react-map-gl/maplibre'
import type { ListingMapProps, MapListing } from '../types.ts'
import { listingsOf } from './listings-of.ts'
import {
  highlightedSource,
  highlightLayerId,
  highlightTitleLayerId,
  locationLayerId,
  multipleLayerId,
  singleLayerId,
  titleLayerId,
} from './marker-layers.ts'
import { lightMarker } from './marker-state.ts'
import type { Spot } from './spots.ts'
import { townLayerId } from './town-markers.tsx'

const markerLayers = [
  highlightTitleLayerId,
  highlightLayerId,
  titleLayerId,
  locationLayerId,
  singleLayerId,
  multipleLayerId,
  townLayerId,
]

/** What a pointer does to markers: it lights them, and a click opens them. */
export function MarkerPointer({
  spots,
  highlighted,
  onOpen,
  onHover,
  onTown,
}: Required<Pick<ListingMapProps, 'onOpen' | 'onHover' | 'onTown'>> & {
  spots: ReadonlyMap<string, Spot>
  highlighted: MapListing | undefined
}) {
  const map = useMap().current?.getMap()

  const idsOf = useEffectEvent(async (marker: MapGeoJSONFeature): Promise<number[]> => {
    if (marker.source === highlightedSource) return highlighted ? [highlighted.id] : []
    return map && marker.layer.id !== townLayerId ? listingsOf(map, marker, spots) : []
  })
  const open = useEffectEvent(async (marker: MapGeoJSONFeature) => {
    if (marker.layer.id === townLayerId) return onTown()
    const ids = await idsOf(marker)
    if (ids.length > 0) onOpen(ids)
  })
  const hover = useEffectEvent(onHover)

  useEffect(() => {
    if (!map) return
    let over: string | number | undefined
    let putOut: (() => void) | undefined

    const leave = () => {
      if (over === undefined) return
      over = undefined
      putOut?.()
      map.getCanvas().style.cursor = ''
      hover([])
    }
    const move = async ({ point }: MapMouseEvent) => {
      if (map.isMoving()) return
      const marker = markerAt(point)
      const id = marker && markerId(marker)
      if (id === over) return
      leave()
      if (!marker || id === undefined) return
      over = id
      map.getCanvas().style.cursor = 'pointer'
      if (marker.id !== undefined) putOut = lightMarker(map, marker.id, 'hovered')
      const ids = await idsOf(marker)
      if (over === id) hover(ids)
    }
    const markerAt = (point: MapMouseEvent['point']) =>
      map.queryRenderedFeatures(point, {
        layers: markerLayers.filter((id) => map.getLayer(id)),
      })[0]
    const click = ({ point }: MapMouseEvent) => {
      const marker = markerAt(point)
      if (marker) void open(marker)
    }

    map.on('mousemove', move)
    map.on('mouseout', leave)
    map.on('click', click)
    return () => {
      leave()
      map.off('mousemove', move)
      map.off('mouseout', leave)
      map.off('click', click)
    }
  }, [map])

  return null
}

const markerId = ({ id, layer, properties }: MapGeoJSONFeature): string | number =>
  id ?? `${layer.id} ${properties['name'] ?? ''}`
