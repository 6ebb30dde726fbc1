import { ScaleControl, useMap } from 'react-map-gl/maplibre'
import type { PickerMapProps } from '../types.ts'
import { MapButton } from './map-button.tsx'
import styles from './map-controls.module.css'
import { ZoomButtons } from './zoom-buttons.tsx'

const middle = 'M12 3v6M12 15v6M3 12h6M15 12h6'

/** At the right of the map, from above: nearer, farther, and the middle as the point, for who has no pointer. */
export function PickerControls({ texts, onPick }: Pick<PickerMapProps, 'texts' | 'onPick'>) {
  const map = useMap().current?.getMap()
  if (!map) return null
  return (
    <>
      <div className={styles.controls}>
        <ZoomButtons map={map} texts={texts} />
        <div className={styles.group}>
          <MapButton
            label={texts.pickMiddle}
            shape={middle}
            onPress={() => onPick(map.getCenter())}
          />
        </div>
      </div>
      <ScaleControl position="bottom-left" unit="metric" maxWidth={96} />
    </>
  )
}
