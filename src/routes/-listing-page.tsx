import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { isNotThere } from '#src/api/is-not-there.ts'
import { sessionQuery } from '#src/api/session.ts'
import { PublicUserCard } from '#src/features/account/public-user-card.tsx'
import { publicUserQuery } from '#src/features/account/queries.ts'
import { ListingView } from '#src/features/listing/listing-view.tsx'
import { listingQuery } from '#src/features/listing/queries.ts'
import { ViewerActions } from '#src/features/listing/viewer-actions.tsx'
import { listingReviewsQuery } from '#src/features/review/queries.ts'
import { Reviews } from '#src/features/review/reviews.tsx'
import { GoneNotice } from '#src/features/saved/gone-notice.tsx'
import { Heart } from '#src/features/saved/heart.tsx'
import { useIsGone } from '#src/features/saved/use-saved.ts'
import { ReadFailure } from '#src/ui/read-failure.tsx'

/** A listing as it is seen, with its poster and its reviews.
 *  @param isPart whether it stands below what its owner can do with it */
export function ListingPage({ id, isPart = false }: { id: number; isPart?: boolean }) {
  const { data: listing, error, dataUpdatedAt } = useSuspenseQuery(listingQuery(id))
  const isGone = useIsGone(id) || isNotThere(error)
  const { data: user } = useQuery(sessionQuery)
  const poster = useQuery(publicUserQuery(listing.lenderId))
  const reviews = useQuery(listingReviewsQuery(listing.id))
  return (
    <ListingView
      listing={listing}
      isPart={isPart}
      heart={<Heart listing={listing} />}
      actions={
        isGone ? (
          <GoneNotice seenAtMs={dataUpdatedAt} />
        ) : (
          !isPart && <ViewerActions listing={listing} viewerId={user?.id ?? null} />
        )
      }
      poster={
        <>
          {poster.error && <ReadFailure error={poster.error} onRetry={() => poster.refetch()} />}
          {poster.data && <PublicUserCard user={poster.data} />}
        </>
      }
      reviews={
        <>
          <Reviews
            rating={listing.rating}
            reviews={reviews.data}
            verdictOf={({ ofListing }) => ofListing}
          />
          {reviews.error && <ReadFailure error={reviews.error} onRetry={() => reviews.refetch()} />}
        </>
      }
    />
  )
}
