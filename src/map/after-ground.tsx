import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
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
    // At once, so that the map does not call itself idle in between.
    const comeNow = () => flushSync(come)
    const timer = setTimeout(come, map.loaded() ? 0 : patienceMs)
    map.on('load', comeNow)
    map.on('idle', come)
    return () => {
      clearTimeout(timer)
      map.off('load', comeNow)
      map.off('idle', come)
    }
  }, [map, isDue])

  return isDue && children
}
