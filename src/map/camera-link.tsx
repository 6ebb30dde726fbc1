import { useEffect, useEffectEvent, useRef } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { isSameCamera, noPadding, readBounds, readCamera } from './camera.ts'
import type { ListingMapProps, MapCamera } from './types.ts'

const FLIGHT_MS = 900

/** Reports where the map came to rest, and flies when the camera was moved from outside. */
export function CameraLink({
  camera,
  coveredBottomPx,
  onMove,
}: Pick<ListingMapProps, 'camera' | 'onMove'> & { coveredBottomPx: number }) {
  const map = useMap().current?.getMap()
  const reported = useRef(camera)
  const { lat, lng, zoom } = camera

  const report = useEffectEvent(() => {
    if (!map) return
    reported.current = readCamera(map)
    onMove(reported.current, readBounds(map))
  })

  const fly = useEffectEvent((to: MapCamera) => {
    const padding = { ...noPadding, bottom: coveredBottomPx }
    // MapLibre jumps instead where the device asks for less motion.
    map?.flyTo({ center: to, zoom: to.zoom, padding, duration: FLIGHT_MS })
  })

  useEffect(() => {
    if (!map) return
    report()
    map.on('moveend', report)
    return () => void map.off('moveend', report)
  }, [map])

  useEffect(() => {
    if (!isSameCamera({ lat, lng, zoom }, reported.current)) fly({ lat, lng, zoom })
  }, [lat, lng, zoom])

  return null
}
