import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { presetCities } from '#contract/domain/preset-cities.ts'
import { minSearchZoom } from '#contract/limits.ts'
import { siteText } from '#src/i18n/site-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './city-links.module.css'

/** The quick choices of the search. @see docs/product.md §9 */
export function CityLinks() {
  const { t } = useLingui()
  return (
    <section aria-labelledby="home-cities" className={styles.cities}>
      <h2 id="home-cities">{t(siteText('whereTo'))}</h2>
      <ul>
        {presetCities.map(({ city, place }) => (
          <li key={city}>
            <Link to="/rent" search={{ ...place, zoom: minSearchZoom }} preload={false}>
              <Icon name="pin" />
              {city}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
