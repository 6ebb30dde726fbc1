import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { citiesWithCount, presetCities } from '#contract/domain/preset-cities.ts'
import { formatCount } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { AddressForm } from './address-form.tsx'
import { cityCountsQuery } from './queries.ts'
import { cityZoom, type Camera } from './search-location.ts'
import styles from './location-picker.module.css'

/** Chooses where to search: an address, or one of the preset cities with its live count.
 *  @param firstAddress what stands in the box at first, and what was wrong with it */
export function LocationPicker({
  firstAddress = '',
  firstFault = '',
  onChoose,
}: {
  firstAddress?: string
  firstFault?: string
  onChoose(camera: Camera): void
}) {
  const { t } = useLingui()
  const counts = useQuery(cityCountsQuery)
  return (
    <section className={styles.picker} aria-label={t`Location`}>
      <p>
        <Trans>Please select a city or address where you would like to search</Trans>
      </p>
      <AddressForm
        look="main"
        firstAddress={firstAddress}
        firstFault={firstFault}
        onFind={onChoose}
      />
      <ul className={styles.cities}>
        {presetCities.map(({ city, place }, at) => {
          const count = counts.data?.find((each) => each.city === city)?.count
          return (
            <li key={city}>
              <Button onClick={() => onChoose({ ...place, zoom: cityZoom })}>
                {city}
                {at < citiesWithCount && (
                  <span className={styles.count}>
                    {count === undefined ? '…' : formatCount(count)}
                  </span>
                )}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
