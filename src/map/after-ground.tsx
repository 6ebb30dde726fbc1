import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useMap } from 'react-map-gl/maplibre'

/** Tiles may be slow, or never come. */
const patienceMs = 1_500

/** What stands on the ground comes once the ground is drawn: each source and each layer is work for the
 *  same thread and the same worker. */
export function AfterGround({ children }: { children: ReactNode }) {
  const map = useMap().current?.getMap()
  const [isDue, setIsDue] = useState(false)

  useEffect(() => {
    if (!map || isDue) return
    const come = () => setIsDue(true)
    const timer = setTimeout(come, map.loaded() ? 0 : patienceMs)
    map.on('load', come)
    map.on('idle', come)
    return () => {
      clearTimeout(timer)
      map.off('load', come)
      map.off('idle', come)
    }
  }, [map, isDue])

  return isDue && children
}
