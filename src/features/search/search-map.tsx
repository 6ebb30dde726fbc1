import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import type { Bounds } from '#contract/domain/place.ts'
import { minSearchZoom } from '#contract/limits.ts'
import { mapListingOf } from '#src/i18n/map-listing.ts'
import { useMapTexts } from '#src/i18n/map-texts.ts'
import { LazyListingMap } from '#src/map/lazy-map.tsx'
import { useMapAwaited } from '#src/map/map-loader.ts'
import { toast } from '#src/ui/toast-store.ts'
import { cityCountsQuery } from './queries.ts'
import type { Camera } from './search-location.ts'

/** The results on the map; the list beside it has the same ones. */
export function SearchMap({
  listings,
  camera,
  highlightedId,
  coveredBottomPx,
  onMove,
  onOpen,
  onHover,
}: {
  listings: Listing[]
  camera: Camera
  highlightedId: number | null
  coveredBottomPx: number
  onMove(camera: Camera, bounds: Bounds): void
  onOpen(listingIds: number[]): void
  onHover(listingIds: number[]): void
}) {
  const { t } = useLingui()
  const texts = useMapTexts()
  // Towns are seen from far away alone.
  const isFar = camera.zoom < minSearchZoom
  const isMapAwaited = useMapAwaited()
  const { data: counts } = useQuery({ ...cityCountsQuery, enabled: isFar || !isMapAwaited })
  const towns = useMemo(
    () =>
      counts?.flatMap(({ city, place, count }) => (count > 0 ? [{ name: city, ...place }] : [])) ??
      [],
    [counts],
  )
  const spots = useMemo(
    () => listings.flatMap((listing) => mapListingOf(listing) ?? []),
    [listings],
  )
  return (
    <LazyListingMap
      listings={spots}
      towns={towns}
      camera={camera}
      highlightedId={highlightedId}
      coveredBottomPx={coveredBottomPx}
      onMove={onMove}
      onOpen={onOpen}
      onHover={onHover}
      onTown={() => toast(t`Please ZOOM IN to search!`)}
      label={t`Map of the results`}
      texts={texts}
    />
  )
}
