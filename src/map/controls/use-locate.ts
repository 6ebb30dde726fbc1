import { useState } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { zoomLevels } from '#contract/limits.ts'
import { isSameCamera, noPadding, readCamera } from '../camera.ts'
import { isDenied, readPosition } from './position.ts'
import type { Position } from './position.ts'

type Finding =
  | { kind: 'none' | 'asking' | 'denied' | 'failed' }
  | { kind: 'found'; position: Position }

/** Asks the device where it is, when it is told to and never before, and goes there. */
export function useLocate(coveredBottomPx: number) {
  const map = useMap().current?.getMap()
  const [finding, setFinding] = useState<Finding>({ kind: 'none' })

  async function locate(): Promise<void> {
    setFinding({ kind: 'asking' })
    // A map that is gliding counts from where it comes to rest.
    let before = map?.isMoving() ? undefined : map && readCamera(map)
    map?.once('moveend', () => (before ??= readCamera(map)))
    try {
      const position = await readPosition()
      setFinding({ kind: 'found', position })
      // Who has gone elsewhere meanwhile is not fetched back.
      if (!map || (before && !isSameCamera(before, readCamera(map)))) return
      map.flyTo({
        center: position,
        zoom: Math.max(map.getZoom(), zoomLevels.streets),
        padding: { ...noPadding, bottom: coveredBottomPx },
      })
    } catch (error) {
      setFinding({ kind: isDenied(error) ? 'denied' : 'failed' })
    }
  }

  return { finding, locate, forget: () => setFinding({ kind: 'none' }) }
}
