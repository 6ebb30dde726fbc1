import { useEffect, useEffectEvent } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import type { MapMouseEvent } from 'react-map-gl/maplibre'
import { wrappedLng, type LatLng } from '#contract/domain/place.ts'
import { BaseMap } from './base-map.tsx'
import type { KeptMapProps } from './base-map.tsx'
import { CameraLink } from './camera-link.tsx'
import { PickerControls } from './controls/picker-controls.tsx'
import { PointMarker } from './markers/point-marker.tsx'
import { MissingStreets } from './missing-streets.tsx'
import type { PickerMapProps } from './types.ts'

const compact = { compact: true }

/** A map on which a click, a drag or the arrow keys pick a point. */
export function PickerMap({
  camera,
  point,
  onMove,
  onPick,
  texts,
  ...rest
}: PickerMapProps & KeptMapProps) {
  const { isShown, ground } = rest
  // The page is another root, which may be told only when this one has come to its end.
  const pick = ({ lat, lng }: LatLng) => queueMicrotask(() => onPick({ lat, lng: wrappedLng(lng) }))
  return (
    <BaseMap camera={camera} attributionControl={compact} texts={texts} {...rest}>
      {isShown && (
        <>
          <CameraLink camera={camera} coveredBottomPx={0} onMove={onMove} />
          <ClickPicker onPick={pick} />
        </>
      )}
      {point && <PointMarker at={point} label={texts.point} onMove={pick} />}
      <PickerControls texts={texts} onPick={pick} />
      <MissingStreets ground={ground} texts={texts} />
    </BaseMap>
  )
}

function ClickPicker({ onPick }: Pick<PickerMapProps, 'onPick'>) {
  const map = useMap().current?.getMap()
  const pick = useEffectEvent(({ lngLat, originalEvent: { target } }: MapMouseEvent) => {
    // A press on the marker is about the marker.
    if (target instanceof Element && target.closest('button')) return
    onPick(lngLat)
  })
  useEffect(() => {
    map?.on('click', pick)
    return () => void map?.off('click', pick)
  }, [map])
  return null
}
