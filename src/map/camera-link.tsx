import { useEffect, useEffectEvent, useRef } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { isSameCamera, readBounds, readCamera } from './camera.ts'
import type { ListingMapProps } from './types.ts'

const FLIGHT_MS = 900

/** Reports where the map came to rest, and flies when the camera was moved from outside. */
export function CameraLink({ camera, onMove }: Pick<ListingMapProps, 'camera' | 'onMove'>) {
  const map = useMap().current?.getMap()
  const reported = useRef(camera)
  const { lat, lng, zoom } = camera

  const report = useEffectEvent(() => {
    if (!map) return
    reported.current = readCamera(map)
    onMove(reported.current, readBounds(map))
  })

  useEffect(() => {
    if (!map) return
    report()
    map.on('moveend', report)
    return () => void map.off('moveend', report)
  }, [map])

  useEffect(() => {
    if (!map || isSameCamera({ lat, lng, zoom }, reported.current)) return
    // MapLibre jumps instead where the device asks for less motion.
    map.flyTo({ center: { lat, lng }, zoom, duration: FLIGHT_MS })
  }, [map, lat, lng, zoom])

  return null
}
