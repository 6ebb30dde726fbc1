import { Trans } from '@lingui/react/macro'
import type { LatLng } from '#contract/domain/place.ts'
import { zoomLevels } from '#contract/limits.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './maps-service-link.module.css'

/** The way to a map with streets and directions, elsewhere. */
export function MapsServiceLink({ place: { lat, lng } }: { place: LatLng }) {
  const to = `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${zoomLevels.streets}/${lat}/${lng}`
  return (
    <a className={styles.link} href={to} target="_blank" rel="noreferrer">
      <Icon name="external" />
      <Trans>Open in a maps service</Trans>
    </a>
  )
}
