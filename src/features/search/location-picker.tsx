import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { citiesWithCount, presetCities } from '#contract/domain/preset-cities.ts'
import { textLimits, zoomLevels } from '#contract/limits.ts'
import { formatCount } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SuggestField } from '#src/ui/suggest-field.tsx'
import { findLocation, locationFault } from './find-location.ts'
import { cityCountsQuery } from './queries.ts'
import { cityZoom, type Camera } from './search-location.ts'
import { useSuggestions } from './use-suggestions.ts'
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
  const { t, i18n } = useLingui()
  const counts = useQuery(cityCountsQuery)
  const [address, setAddress] = useState(firstAddress)
  const [fault, setFault] = useState(firstFault)
  const suggestions = useSuggestions(address)

  const go = async () => {
    if (!address.trim()) {
      setFault(t`Please select a location first`)
      return
    }
    setFault('')
    try {
      onChoose({ ...(await findLocation(address)), zoom: zoomLevels.streets })
    } catch (error) {
      setFault(i18n._(locationFault(error)))
    }
  }
  const pick = (key: string) => {
    const picked = suggestions.find((each) => each.key === key)
    if (!picked) return
    setAddress(picked.name)
    setFault('')
    onChoose({ ...picked.place, zoom: zoomLevels.streets })
  }

  return (
    <section className={styles.picker} aria-label={t`Location`}>
      <p>
        <Trans>Please select a city or address where you would like to search</Trans>
      </p>
      <Form onSend={go}>
        <div className={styles.box}>
          <SuggestField
            label={t`City or address`}
            maxLength={textLimits.geocode}
            value={address}
            suggestions={suggestions}
            onChange={setAddress}
            onPick={pick}
          />
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
