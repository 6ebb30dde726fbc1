import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { LatLng } from '#contract/domain/place.ts'
import { countryName, intlLocale } from '#src/i18n/format.ts'
import { nearestTownQuery } from './queries.ts'
import { pointText } from './point-text.ts'
import styles from './place-facts.module.css'

/** What is picked, and what the listing will have of it. */
export function PlaceFacts({ point, rested }: { point: LatLng; rested: LatLng }) {
  const { data, isError } = useQuery(nearestTownQuery(rested))
  return (
    <div className={styles.facts}>
      <p role="status" className={styles.point}>
        <Trans>Picked: {pointText(point)}</Trans>
      </p>
      {data?.town && (
        <p>
          <Trans>
            Nearest town: {data.town.name}, {countryName(data.town.country)}
          </Trans>
        </p>
      )}
      {data && (
        <p className={styles.zone}>
          <Trans>Dates and times of the listing are those of {zoneName(data.zone)}.</Trans>
        </p>
      )}
      {isError && (
        <p className={styles.zone}>
          <Trans>The town is not known without a connection.</Trans>
        </p>
      )}
    </div>
  )
}

/** 'Asia/Bangkok (Indochina Time)', in the reader's language. */
function zoneName(zone: string): string {
  const parts = new Intl.DateTimeFormat(intlLocale(), {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts()
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value
  return name ? `${zone} (${name})` : zone
}
