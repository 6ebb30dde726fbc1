import { lazy, useEffect, useRef, useState } from 'react'
import { MapBoundary, MapPlaceholder } from './map-boundary.tsx'
import styles from './map.module.css'
import type { MapTexts } from './types.ts'

export interface SmallMapProps {
  at: { lat: number; lng: number }
  /** Accessible name of the picture. */
  label: string
  texts: Pick<MapTexts, 'mapUnavailable'>
}

const SpotMap = lazy(() => import('./spot-map.tsx'))
const NEAR = '200px'

/** A still map of one spot; fetches MapLibre when it comes near the screen. */
export function LazySmallMap({ at, label, texts }: SmallMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={frame} className={styles.small}>
      {isNear ? (
        <MapBoundary unavailable={texts.mapUnavailable}>
          <SpotMap at={at} label={label} texts={texts} />
        </MapBoundary>
      ) : (
        <MapPlaceholder />
      )}
    </div>
  )
}
