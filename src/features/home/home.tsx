import { useLingui } from '@lingui/react/macro'
import { siteText } from '#src/i18n/site-text.ts'
import { site } from '#src/site.ts'
import { DocumentTitle } from '#src/ui/document-title.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { optionalPart } from '#src/ui/optional-part.tsx'
import type { ReactNode } from 'react'
import { CityLinks } from './city-links.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { Story } from './story.tsx'

const HomeEnd = optionalPart(() => import('./home-end.tsx').then((module) => module.HomeEnd))

/** @param languageChoice for the footer */
export function Home({ languageChoice }: { languageChoice: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className={styles.home}>
      <DocumentTitle>{t(siteText('title'))}</DocumentTitle>
      <Hero />
      <CityLinks />
      <Story
        title={t(siteText('rentTitle'))}
        picture={{ src: site.pictures.rent, alt: t(siteText('rentPicture')) }}
        action={<ButtonLink to="/rent">{t(siteText('find'))}</ButtonLink>}
      >
        {t(siteText('rentCopy'))}
      </Story>
      <Story
        title={t(siteText('lendTitle'))}
        picture={{ src: site.pictures.lend, alt: t(siteText('lendPicture')) }}
        action={<ButtonLink to="/lend">{t(siteText('lend'))}</ButtonLink>}
      >
        {t(siteText('lendCopy'))}
      </Story>
      <HomeEnd languageChoice={languageChoice} />
    </div>
  )
}
