import { useEffect, useEffectEvent, useRef } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { isSameCamera, noPadding, readBounds, readCamera } from './camera.ts'
import type { ListingMapProps, MapCamera } from './types.ts'

const flightMs = 900

/** Reports where the map came to rest, and flies when the camera was moved from outside. A map that
 *  comes back to the screen jumps to where it should look. */
export function CameraLink({
  camera,
  coveredBottomPx,
  onMove,
}: Pick<ListingMapProps, 'camera' | 'onMove'> & { coveredBottomPx: number }) {
  const map = useMap().current?.getMap()
  const reported = useRef(camera)
  const isCalledAway = useRef(false)
  const { lat, lng, zoom } = camera
  const padding = { ...noPadding, bottom: coveredBottomPx }

  const report = useEffectEvent(() => {
    if (!map || isCalledAway.current) return
    const at = readCamera(map)
    const bounds = readBounds(map)
    reported.current = at
    // The page is another root. React can commit a tree of it twice when an effect of this one changes it.
    queueMicrotask(() => onMove(at, bounds))
  })

  const begin = useEffectEvent(() => {
    if (!map) return
    const coveredPx = map.getPadding().bottom ?? 0
    // A sheet may have been pulled since, for which no map moves.
    const isPastSheet = coveredPx === coveredBottomPx || (coveredPx > 0 && coveredBottomPx > 0)
    if (!isPastSheet || !isSameCamera(camera, readCamera(map)))
      map.jumpTo({ center: camera, zoom, padding })
    report()
  })

  const fly = useEffectEvent((to: MapCamera) => {
    if (!map) return
    // Where a glide is cut short nobody meant to look.
    isCalledAway.current = true
    map.stop()
    isCalledAway.current = false
    // MapLibre jumps instead where the device asks for less motion.
    map.flyTo({ center: to, zoom: to.zoom, padding, duration: flightMs })
  })

  useEffect(() => {
    if (!map) return
    begin()
    map.on('moveend', report)
    return () => {
      map.off('moveend', report)
      map.stop()
    }
  }, [map])

  useEffect(() => {
    if (!isSameCamera({ lat, lng, zoom }, reported.current)) fly({ lat, lng, zoom })
  }, [lat, lng, zoom])

  return null
}
