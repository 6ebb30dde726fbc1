import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { leastPrice, type Listing } from '#contract/domain/listing.ts'
import type { Bounds } from '#contract/domain/place.ts'
import { formatMoneyShort } from '#src/i18n/format.ts'
import { LazyListingMap } from '#src/map/lazy-map.tsx'
import type { Camera } from './search-location.ts'

const noPrice = '–'

function pillOf(listing: Listing): string {
  const least = leastPrice(listing)
  return least ? formatMoneyShort(least.price) : noPrice
}

/** The results on the map; the list beside it has the same ones. */
export function SearchMap({
  listings,
  camera,
  highlightedId,
  coveredBottomPx,
  onMove,
  onOpen,
}: {
  listings: Listing[]
  camera: Camera
  highlightedId: number | null
  coveredBottomPx: number
  onMove(camera: Camera, bounds: Bounds): void
  onOpen(listingIds: number[]): void
}) {
  const { t } = useLingui()
  const spots = useMemo(
    () =>
      listings.flatMap((listing) =>
        listing.place
          ? [
              {
                id: listing.id,
                ...listing.place,
                title: listing.title,
                buildingId: listing.buildingId,
                priceLabel: pillOf(listing),
              },
            ]
          : [],
      ),
    [listings],
  )
  return (
    <LazyListingMap
      listings={spots}
      camera={camera}
      highlightedId={highlightedId}
      coveredBottomPx={coveredBottomPx}
      onMove={onMove}
      onOpen={onOpen}
      label={t`Map of the results`}
      texts={{
        mapUnavailable: t`The map cannot be drawn on this device. The list has the same places.`,
        zoomIn: t`Zoom in`,
        zoomOut: t`Zoom out`,
        attribution: t`Map data`,
      }}
    />
  )
}
