import type { Map } from 'maplibre-gl'
import type { MapTexts } from '../types.ts'
import { MapButton } from './map-button.tsx'
import styles from './map-controls.module.css'

const plus = 'M12 5v14M5 12h14'
const minus = 'M5 12h14'

/** Nearer and farther. */
export function ZoomButtons({
  map,
  texts,
}: {
  map: Map
  texts: Pick<MapTexts, 'zoomIn' | 'zoomOut'>
}) {
  return (
    <div className={styles.group}>
      <MapButton label={texts.zoomIn} shape={plus} onPress={() => map.zoomIn()} />
      <MapButton label={texts.zoomOut} shape={minus} onPress={() => map.zoomOut()} />
    </div>
  )
}
