import { useLingui } from '@lingui/react/macro'
import { useMemo, useState, type ReactNode } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import { mapListingOf } from '#src/i18n/map-listing.ts'
import { useMapTexts } from '#src/i18n/map-texts.ts'
import { LazyListingMap } from '#src/map/lazy-map.tsx'
import { siteText } from '#src/i18n/site-text.ts'
import { cameraAround } from './camera-around.ts'
import { SavedCards } from './saved-cards.tsx'
import type { SavedListing } from './saved-listings.ts'
import styles from './saved-map.module.css'

/** The saved places on a map; those of a marker that is pressed stand below it. */
export function SavedMap({
  saved,
  renderListing,
}: {
  saved: readonly SavedListing[]
  renderListing(listing: Listing): ReactNode
}) {
  const { t } = useLingui()
  const texts = useMapTexts()
  const [camera, setCamera] = useState(() =>
    cameraAround(saved.flatMap(({ listing: { place } }) => place ?? [])),
  )
  const [chosen, setChosen] = useState<readonly number[]>([])
  const spots = useMemo(() => saved.flatMap(({ listing }) => mapListingOf(listing) ?? []), [saved])
  return (
    <>
      <div className={styles.map}>
        <LazyListingMap
          listings={spots}
          camera={camera}
          leastMarkerZoom={0}
          onMove={setCamera}
          onOpen={setChosen}
          label={t(siteText('savedMap'))}
          texts={texts}
        />
      </div>
      <SavedCards
        saved={saved.filter(({ listing }) => chosen.includes(listing.id))}
        label={t`Chosen on the map`}
        renderListing={renderListing}
      />
    </>
  )
}
