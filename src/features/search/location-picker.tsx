import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { citiesWithCount, presetCities } from '#contract/domain/preset-cities.ts'
import { textLimits, zoomLevels } from '#contract/limits.ts'
import { ApiError } from '#src/api/api-error.ts'
import { formatCount } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { cityCountsQuery, geocodeQuery } from './queries.ts'
import { cityZoom, type Camera } from './search-location.ts'
import styles from './location-picker.module.css'

/** Chooses where to search: an address, or one of the preset cities with its live count. */
export function LocationPicker({ onChoose }: { onChoose(camera: Camera): void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const counts = useQuery(cityCountsQuery)
  const [address, setAddress] = useState('')
  const [fault, setFault] = useState('')

  const go = async () => {
    if (!address.trim()) {
      setFault(t`Please select a location first`)
      return
    }
    setFault('')
    try {
      const place = await queryClient.fetchQuery(geocodeQuery(address.trim()))
      onChoose({ ...place, zoom: zoomLevels.streets })
    } catch (error) {
      setFault(error instanceof ApiError ? t`Location not found` : t`Failed to fetch location`)
    }
  }

  return (
    <section className={styles.picker} aria-label={t`Location`}>
      <p>
        <Trans>Please select a city or address where you would like to search</Trans>
      </p>
      <Form onSend={go}>
        <div className={styles.box}>
          <Field label={t`City or address`}>
            {(control) => (
              <input
                {...control}
                type="search"
                maxLength={textLimits.geocode}
                value={address}
                onChange={(event) => setAddress(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" look="main">
            <Trans>Go</Trans>
          </Button>
        </div>
        {fault && <Notice tone="failure">{fault}</Notice>}
      </Form>
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
