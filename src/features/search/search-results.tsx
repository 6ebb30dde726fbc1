import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import { searchResultsAtMost } from '#contract/limits.ts'
import { formatCount } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './search-results.module.css'

/** The results as a list.
 *  @param selection ids of one spot of the map; null shows everything
 *  @param total how many match in all, of which `listings` may be the first */
export function SearchResults({
  listings,
  total,
  selection,
  onShowAll,
  onHighlight,
  onLocate,
  renderListing,
}: {
  listings: Listing[]
  total: number
  selection: number[] | null
  onShowAll(): void
  onHighlight(id: number | null): void
  /** Shows where a listing is, close up. */
  onLocate(listing: Listing): void
  renderListing(listing: Listing): ReactNode
}) {
  const shown = selection ? listings.filter(({ id }) => selection.includes(id)) : listings
  if (shown.length === 0) {
    return (
      <div className={styles.empty}>
        <p>
          <Trans>Nothing found in the selected map area</Trans>
        </p>
        <p>
          <Link to="/lend">
            <Trans>Would you like to add a new listing?</Trans>
          </Link>
        </p>
      </div>
    )
  }
  return (
    <>
      <div className={styles.head}>
        <p role="status">
          {total > searchResultsAtMost && !selection ? (
            <Trans>
              {formatCount(searchResultsAtMost)} of {formatCount(total)}, zoom in
            </Trans>
          ) : (
            <Plural value={shown.length} one="# item" other="# items" />
          )}
        </p>
        {selection && (
          <Button look="quiet" onClick={onShowAll}>
            <Trans>Show all results</Trans>
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {shown.map((listing) => (
          <li
            key={listing.id}
            onPointerEnter={() => onHighlight(listing.id)}
            onPointerLeave={() => onHighlight(null)}
            onFocus={() => onHighlight(listing.id)}
            onBlur={() => onHighlight(null)}
          >
            {renderListing(listing)}
            {listing.place && (
              <Button look="quiet" onClick={() => onLocate(listing)}>
                <Trans>Show on map</Trans>
                <span className={styles.of}>{listing.title}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
