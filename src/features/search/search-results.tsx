import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import { searchResultsAtMost } from '#contract/limits.ts'
import { formatCount } from '#src/i18n/format.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import styles from './search-results.module.css'

/** How many were found, said aloud when it changes; and what can be done when it is none.
 *  @param total how many match in all, of which `shownCount` may be the first */
export function ResultsHead({ shownCount, total }: { shownCount: number; total: number }) {
  const { t } = useLingui()
  if (shownCount === 0) {
    return (
      <div role="status">
        <EmptyState
          icon="search"
          title={t`Nothing found in the selected map area`}
          action={
            <ButtonLink to="/lend">
              <Trans>Would you like to add a new listing?</Trans>
            </ButtonLink>
          }
        />
      </div>
    )
  }
  return (
    <p role="status" className={styles.count}>
      {total > searchResultsAtMost ? (
        <Trans>
          {formatCount(searchResultsAtMost)} of {formatCount(total)}, zoom in
        </Trans>
      ) : (
        <Plural value={shownCount} one="# item" other="# items" />
      )}
    </p>
  )
}

/** Listings as cards; the one under the pointer or the focus is lit on the map.
 *  @param renderAction what stands at the corner of a card */
export function ResultCards({
  listings,
  onHighlight,
  renderListing,
  renderAction,
}: {
  listings: Listing[]
  onHighlight(id: number | null): void
  renderListing(listing: Listing, at: number): ReactNode
  renderAction(listing: Listing): ReactNode
}) {
  return (
    <ul className={styles.cards}>
      {listings.map((listing, at) => (
        <li
          key={listing.id}
          onPointerEnter={() => onHighlight(listing.id)}
          onPointerLeave={() => onHighlight(null)}
          onFocus={() => onHighlight(listing.id)}
          onBlur={() => onHighlight(null)}
        >
          {renderListing(listing, at)}
          {renderAction(listing)}
        </li>
      ))}
    </ul>
  )
}
