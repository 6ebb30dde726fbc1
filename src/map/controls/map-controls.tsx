import { ScaleControl, useMap } from 'react-map-gl/maplibre'
import type { MapListing, MapTexts } from '../types.ts'
import { fitListings } from './fit-listings.ts'
import { MapHint } from '../map-hint.tsx'
import { MapButton } from './map-button.tsx'
import { PositionMark } from './position-mark.tsx'
import { useLocate } from './use-locate.ts'
import styles from './map-controls.module.css'
import { ZoomButtons } from './zoom-buttons.tsx'

const corners = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5'
const target =
  'M12 3v3M12 18v3M3 12h3M18 12h3M6 12a6 6 0 1 0 12 0 6 6 0 1 0-12 0M10.5 12a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0'

/** At the right of the map, from above: nearer, farther, all results, where I am. */
export function MapControls({
  listings,
  leastMarkerZoom,
  coveredBottomPx,
  texts,
}: {
  listings: readonly MapListing[]
  leastMarkerZoom: number
  coveredBottomPx: number
  texts: MapTexts
}) {
  const map = useMap().current?.getMap()
  const { finding, locate, forget } = useLocate(coveredBottomPx)
  if (!map) return null
  return (
    <>
      <div className={styles.controls}>
        <ZoomButtons map={map} texts={texts} />
        <div className={styles.group}>
          <MapButton
            label={texts.fit}
            shape={corners}
            isDisabled={listings.length === 0}
            onPress={() =>
              fitListings(map, listings, { coveredBottomPx, leastZoom: leastMarkerZoom })
            }
          />
          <MapButton
            label={texts.locate}
            shape={target}
            isBusy={finding.kind === 'asking'}
            onPress={() => void locate()}
          />
        </div>
      </div>
      {(finding.kind === 'denied' || finding.kind === 'failed') && (
        <MapHint
          text={finding.kind === 'denied' ? texts.locateDenied : texts.locateFailed}
          dismiss={{ label: texts.dismiss, onPress: forget }}
        />
      )}
      {finding.kind === 'found' && <PositionMark position={finding.position} />}
      <ScaleControl position="bottom-left" unit="metric" maxWidth={96} />
    </>
  )
}
