import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo, useLayoutEffect, useMemo, useRef, type ReactNode, type Ref } from 'react'
import { minuteMs } from '#contract/domain/durations.ts'
import type { Listing } from '#contract/domain/listing.ts'
import { searchResultsAtMost } from '#contract/limits.ts'
import { formatAge, formatCount } from '#src/i18n/format.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useNow } from '#src/ui/use-now.ts'
import hidden from '#src/ui/hidden.module.css'
import { listPlaces, placeIn, scrollToPlace, type ListPlace } from './list-place.ts'
import type { Results } from './queries.ts'
import styles from './search-results.module.css'
import { useGrowingCount } from './use-growing-count.ts'

interface Found {
  shownCount: number
  /** How many match in all, of which those may be the first. */
  total: number
  /** Whether the total is true by and large only. */
  isEstimate?: boolean | undefined
}

/** How many were found, said aloud when it changes: what is seen of that comes and goes as a whole, of which most readers
 *  say nothing. */
export function SaidCount({ found }: { found: Results | undefined }) {
  const isNothing = found?.listings.length === 0
  return (
    <p role="status" className={hidden.hidden}>
      {isNothing && <Trans>Nothing found in the selected map area</Trans>}
      {found && !isNothing && <FoundCount {...found} shownCount={found.listings.length} />}
    </p>
  )
}

/** How many were found, and what can be done when it is none. */
export function ResultsHead({
  shownCount,
  total,
  isEstimate,
  oldestSeenAtMs,
}: Found & {
  /** Given for what this device has seen. */
  oldestSeenAtMs?: number | null | undefined
}) {
  const { t } = useLingui()
  const nowMs = useNow(minuteMs).getTime()
  if (shownCount === 0) {
    return (
      <EmptyState
        icon="search"
        title={t`Nothing found in the selected map area`}
        action={
          <ButtonLink to="/lend">
            <Trans>Would you like to add a new listing?</Trans>
          </ButtonLink>
        }
      />
    )
  }
  return (
    <p className={styles.count}>
      <span aria-hidden="true">
        <FoundCount shownCount={shownCount} total={total} isEstimate={isEstimate} />
      </span>
      {oldestSeenAtMs && (
        <span className={styles.age}>
          <Trans>On this device, the oldest read {formatAge(oldestSeenAtMs, nowMs)}</Trans>
        </span>
      )}
    </p>
  )
}

function FoundCount({ shownCount, total, isEstimate }: Found) {
  if (total <= searchResultsAtMost) {
    return <Plural value={shownCount} one="# item" other="# items" />
  }
  const [first, all] = [formatCount(searchResultsAtMost), formatCount(total)]
  return isEstimate ? (
    <Trans>
      {first} of about {all}, zoom in
    </Trans>
  ) : (
    <Trans>
      {first} of {all}, zoom in
    </Trans>
  )
}

type RenderCard = (listing: Listing, at: number) => ReactNode

/** Listings as cards; the one under the pointer or the focus is lit on the map, and those that are lit
 *  there are marked here. All that is given stays the same while the map moves, since a thousand cards
 *  would be made anew.
 *  @param about what they answer
 *  @param returnTo where it was read before, for who comes back to it
 *  @param onReturned once it stands there
 *  @param renderAction what stands at the corner of a card */
export const ResultCards = memo(function ResultCards({
  about,
  listings,
  litIds,
  onHighlight,
  returnTo,
  onReturned,
  renderListing,
  renderAction,
}: {
  about: string
  listings: Listing[]
  litIds: ReadonlySet<number>
  onHighlight(id: number | null): void
  returnTo: ListPlace | null
  onReturned(): void
  renderListing: RenderCard
  renderAction: RenderCard
}) {
  const startAt = listings.findIndex(({ id }) => id === returnTo?.listingId)
  const { count, last } = useGrowingCount(listings, about, startAt)
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const cards = list.current
    if (!returnTo || !cards) return
    scrollToPlace(cards, returnTo)
    // The router scrolls by itself meanwhile; and once they were drawn their heights are remembered.
    let frame = requestAnimationFrame(() => {
      scrollToPlace(cards, returnTo)
      frame = requestAnimationFrame(onReturned)
    })
    return () => cancelAnimationFrame(frame)
  }, [returnTo, onReturned])
  listPlaces.useLeaving(() => list.current && placeIn(list.current))
  return (
    <ul ref={list} className={styles.cards} data-whole={returnTo ? '' : undefined}>
      {listings.slice(0, count).map((listing, at) => (
        <ResultCard
          key={listing.id}
          ref={at === count - 1 ? last : null}
          listing={listing}
          at={at}
          of={listings.length}
          isLit={litIds.has(listing.id)}
          onHighlight={onHighlight}
          renderListing={renderListing}
          renderAction={renderAction}
        />
      ))}
    </ul>
  )
})

const ResultCard = memo(function ResultCard({
  ref,
  listing,
  at,
  of,
  isLit,
  onHighlight,
  renderListing,
  renderAction,
}: {
  ref: Ref<HTMLLIElement>
  listing: Listing
  at: number
  /** How many there are, of which a part may stand on the page. */
  of: number
  isLit: boolean
  onHighlight(id: number | null): void
  renderListing: RenderCard
  renderAction: RenderCard
}) {
  // Lighting a cluster lights all of its cards: what they hold is not made anew.
  const content = useMemo(
    () => (
      <>
        {renderListing(listing, at)}
        {renderAction(listing, at)}
      </>
    ),
    [listing, at, renderListing, renderAction],
  )
  return (
    <li
      ref={ref}
      aria-posinset={at + 1}
      aria-setsize={of}
      data-lit={isLit || undefined}
      data-listing={listing.id}
      onPointerEnter={() => onHighlight(listing.id)}
      onPointerLeave={() => onHighlight(null)}
      onFocus={() => onHighlight(listing.id)}
      onBlur={() => onHighlight(null)}
    >
      {content}
    </li>
  )
})
