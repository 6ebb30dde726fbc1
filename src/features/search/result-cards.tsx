import { memo, useLayoutEffect, useMemo, useRef, type ReactNode, type Ref } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import { listPlaces, placeIn, scrollToPlace, type ListPlace } from './list-place.ts'
import styles from './result-cards.module.css'
import { useGrowingCount } from './use-growing-count.ts'

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
