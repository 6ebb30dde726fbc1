import type { MapLoad } from './map-loader.ts'
import { retryMaps } from './map-loader.ts'
import styles from './map.module.css'
import type { MapTexts } from './types.ts'

export type PanelTexts = Pick<
  MapTexts,
  'failed' | 'tryAgain' | 'authFailure' | 'refused' | 'cannotDraw'
>

/** Stands where the map would, in its size: quietly while it comes, and with a reason when it does not. */
export function MapPanel({ load, texts }: { load: MapLoad; texts: PanelTexts }) {
  if (load.state === 'AUTH_FAILURE') {
    return (
      <div role="alert" className={styles.panel}>
        <p className={styles.fault}>{texts.authFailure}</p>
        <p>{texts.refused}</p>
      </div>
    )
  }
  if (!load.canDraw) {
    return (
      <div role="status" className={styles.panel}>
        <p>{texts.cannotDraw}</p>
      </div>
    )
  }
  if (load.state === 'FAILED') {
    return (
      <div role="alert" className={styles.panel}>
        <p>{texts.failed}</p>
        <button type="button" className={styles.retry} onClick={() => void retryMaps()}>
          {texts.tryAgain}
        </button>
      </div>
    )
  }
  return <MapPlaceholder />
}

export function MapPlaceholder() {
  return <div aria-hidden="true" className={styles.placeholder} />
}
