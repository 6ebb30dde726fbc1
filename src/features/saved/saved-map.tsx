import { useLingui } from '@lingui/react/macro'
import { useMemo, useState, type ReactNode } from 'react'
import { leastPrice, type Listing } from '#contract/domain/listing.ts'
import { formatMoneyShort } from '#src/i18n/format.ts'
import { useMapTexts } from '#src/i18n/map-texts.ts'
import { LazyListingMap } from '#src/map/lazy-map.tsx'
import { cameraAround } from './camera-around.ts'
import { SavedCards } from './saved-cards.tsx'
import type { SavedListing } from './saved-listings.ts'
import styles from './saved-map.module.css'

const noPrice = '–'

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
  const spots = useMemo(() => saved.flatMap(({ listing }) => spotOf(listing) ?? []), [saved])
  return (
    <>
      <div className={styles.map}>
        <LazyListingMap
          listings={spots}
          camera={camera}
          leastMarkerZoom={0}
          onMove={setCamera}
          onOpen={setChosen}
          label={t`Map of the saved places`}
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

function spotOf(listing: Listing) {
  const { id, title, type, buildingId, place } = listing
  const least = leastPrice(listing)
  const priceLabel = least ? formatMoneyShort(least.price) : noPrice
  return place && { id, ...place, title, type, buildingId, priceLabel }
}
