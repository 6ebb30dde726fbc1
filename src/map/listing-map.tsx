import { useMemo, useState } from 'react'
import type { MapLayerMouseEvent } from 'react-map-gl/maplibre'
import { BaseMap } from './base-map.tsx'
import { CameraLink } from './camera-link.tsx'
import { ListingMarkers } from './listing-markers.tsx'
import { HIGHLIGHT_LAYER, SEVERAL_LAYER, SINGLE_LAYER } from './marker-layers.ts'
import { openMarker } from './open-marker.ts'
import { groupBySpot } from './spots.ts'
import type { ListingMapProps } from './types.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

const MARKER_LAYERS = [HIGHLIGHT_LAYER, SINGLE_LAYER, SEVERAL_LAYER]

export default function ListingMap(props: ListingMapProps) {
  const {
    listings,
    camera,
    highlightedId,
    coveredBottomPx = 0,
    onMove,
    onOpen,
    label,
    texts,
  } = props
  const [isOverMarker, setIsOverMarker] = useState(false)
  const spots = useMemo(() => groupBySpot(listings), [listings])
  const highlighted = useMemo(
    () => listings.find(({ id }) => id === highlightedId),
    [listings, highlightedId],
  )

  async function handleClick({ target, features }: MapLayerMouseEvent) {
    const marker = features?.[0]
    if (!marker) return
    if (marker.layer.id === HIGHLIGHT_LAYER && highlighted) return onOpen([highlighted.id])
    const ids = await openMarker(target, marker, spots)
    if (ids.length > 0) onOpen(ids)
  }

  return (
    <BaseMap
      camera={camera}
      coveredBottomPx={coveredBottomPx}
      label={label}
      unavailable={texts.mapUnavailable}
      attributionControl={{ compact: true }}
      locale={{ 'AttributionControl.ToggleAttribution': texts.attribution }}
      interactiveLayerIds={MARKER_LAYERS}
      cursor={isOverMarker ? 'pointer' : ''}
      onMouseEnter={() => setIsOverMarker(true)}
      onMouseLeave={() => setIsOverMarker(false)}
      onClick={handleClick}
    >
      <CameraLink camera={camera} coveredBottomPx={coveredBottomPx} onMove={onMove} />
      <ListingMarkers spots={spots} highlighted={highlighted} />
      <ZoomButtons texts={texts} />
    </BaseMap>
  )
}
