import { Trans, useLingui } from '@lingui/react/macro'
import { DocumentTitle } from '#src/ui/document-title.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { lazy, Suspense, type ReactNode } from 'react'
import bedroomUrl from './bedroom.webp'
import { CityLinks } from './city-links.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import houseUrl from './house.webp'
import { Story } from './story.tsx'

const HomeEnd = lazy(() => import('./home-end.tsx').then((module) => ({ default: module.HomeEnd })))

/** @param languageChoice for the footer */
export function Home({ languageChoice }: { languageChoice: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className={styles.home}>
      <DocumentTitle>{t`Staylend · A place for an hour, a day, a week or a month`}</DocumentTitle>
      <Hero />
      <CityLinks />
      <Story
        title={t`Stay as long as you like`}
        picture={{ src: bedroomUrl, alt: t`A bedroom with a view of hills at dusk` }}
        action={
          <ButtonLink to="/rent">
            <Trans>Find a place</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          A condo for a week of work, a house for the holidays, a room for the afternoon: each price
          stands beside its period, long term or short term. Ask the lender first, or book at once
          where the listing says so.
        </Trans>
      </Story>
      <Story
        title={t`Make money by lending your place`}
        picture={{ src: houseUrl, alt: t`A wooden house among palm trees` }}
        action={
          <ButtonLink to="/lend">
            <Trans>Lend your place</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          Your condo or house earns while you are away. You set the price of each period, decide
          whether a stay is booked at once or waits for your answer, and talk to your renters
          yourself.
        </Trans>
      </Story>
      <Suspense>
        <HomeEnd languageChoice={languageChoice} />
      </Suspense>
    </div>
  )
}
