import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Marker, useMap } from 'react-map-gl/maplibre'
import type { LatLng } from '#contract/domain/place.ts'
import { pointStep } from './point-step.ts'
import styles from './point-marker.module.css'

/** The point that is picked: dragged, or moved by the arrow keys, in small steps with Shift. */
export function PointMarker({
  at,
  label,
  onMove,
}: {
  at: LatLng
  label: string
  onMove(to: LatLng): void
}) {
  const map = useMap().current?.getMap()
  const button = useRef<HTMLButtonElement>(null)
  // Whatever renders the map anew meanwhile would put the marker back to where it was taken up.
  const [drag, setDrag] = useState<{ from: LatLng; to: LatLng } | null>(null)
  const shown = drag?.from === at ? drag.to : at

  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = pointStep(event)
    if (!map || !step) return
    // The map would move itself by the same keys.
    event.preventDefault()
    event.stopPropagation()
    const { x, y } = map.project(at)
    const to = map.unproject([x + step.x, y + step.y])
    if (!map.getBounds().contains(to)) map.panTo(to)
    onMove(to)
  })

  // React hears of a key only after the map, which listens below its root.
  useEffect(() => {
    const element = button.current
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [])

  return (
    <Marker
      latitude={shown.lat}
      longitude={shown.lng}
      anchor="bottom"
      draggable
      onDrag={({ lngLat }) => setDrag({ from: at, to: lngLat })}
      onDragEnd={({ lngLat }) => onMove(lngLat)}
    >
      <button ref={button} type="button" aria-label={label} title={label} className={styles.point}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 23s8-7.4 8-13.2A8 8 0 0 0 4 9.8C4 15.6 12 23 12 23z" />
          <circle cx="12" cy="9.8" r="3" />
        </svg>
      </button>
    </Marker>
  )
}
