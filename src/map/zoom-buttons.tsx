import { useMap } from 'react-map-gl/maplibre'
import styles from './map.module.css'
import type { MapTexts } from './types.ts'

export function ZoomButtons({ texts }: { texts: Pick<MapTexts, 'zoomIn' | 'zoomOut'> }) {
  const map = useMap().current
  return (
    <div className={styles.zoom}>
      <button type="button" aria-label={texts.zoomIn} onClick={() => map?.zoomIn()}>
        <span aria-hidden="true">+</span>
      </button>
      <button type="button" aria-label={texts.zoomOut} onClick={() => map?.zoomOut()}>
        <span aria-hidden="true">−</span>
      </button>
    </div>
  )
}
