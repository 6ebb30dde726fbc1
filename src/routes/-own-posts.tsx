import { Trans, useLingui } from '@lingui/react/macro'
import type { Listing } from '#contract/domain/listing.ts'
import { ListingCard } from '#src/features/listing/listing-card.tsx'
import { ListingGrid } from '#src/features/listing/listing-grid.tsx'
import { Heart } from '#src/features/saved/heart.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

/** What the user has posted, or the way to a first post. */
export function OwnPosts({ listings }: { listings: Listing[] }) {
  const { t } = useLingui()
  if (listings.length === 0) {
    return (
      <EmptyState
        icon="lend"
        title={t`No posts yet`}
        action={
          <ButtonLink look="main" to="/lend">
            <Trans>Add a listing</Trans>
          </ButtonLink>
        }
      >
        <Trans>Make money by lending your place: what you post stands here.</Trans>
      </EmptyState>
    )
  }
  return (
    <ListingGrid>
      {listings.map((listing) => (
        <ListingCard key={listing.id} listing={listing} heart={<Heart listing={listing} />} />
      ))}
    </ListingGrid>
  )
}
