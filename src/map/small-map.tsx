import { useEffect, useRef, useState } from 'react'
import { MapPlaceholder } from './map-panel.tsx'
import type { PanelTexts } from './map-panel.tsx'
import { MapSlot } from './map-slot.tsx'
import styles from './map.module.css'
import type { MapTexts } from './types.ts'

export interface SmallMapProps {
  at: { lat: number; lng: number }
  /** Accessible name of the picture. */
  label: string
  texts: PanelTexts & Pick<MapTexts, 'drawingLost' | 'missingParts'>
}

const near = '200px'

/** A still map of one spot; fetches MapLibre when it comes near the screen. */
export function LazySmallMap(props: SmallMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: near },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={frame} className={styles.small}>
      {isNear ? <MapSlot mapOf={({ spotMap }) => spotMap} props={props} /> : <MapPlaceholder />}
    </div>
  )
}
