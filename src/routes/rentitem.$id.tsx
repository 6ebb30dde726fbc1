import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { isNotThere } from '#src/api/is-not-there.ts'
import { sessionQuery } from '#src/api/session.ts'
import { PublicUserCard } from '#src/features/account/public-user-card.tsx'
import { publicUserQuery } from '#src/features/account/queries.ts'
import { ListingNotFound } from '#src/features/listing/listing-not-found.tsx'
import { ListingView } from '#src/features/listing/listing-view.tsx'
import { listingQuery } from '#src/features/listing/queries.ts'
import { ViewerActions } from '#src/features/listing/viewer-actions.tsx'
import { listingReviewsQuery } from '#src/features/review/queries.ts'
import { Reviews } from '#src/features/review/reviews.tsx'
import { GoneNotice } from '#src/features/saved/gone-notice.tsx'
import { Heart } from '#src/features/saved/heart.tsx'
import { keptCopyOr } from '#src/features/saved/kept-copy.ts'
import { useIsGone } from '#src/features/saved/use-saved.ts'
import { idParam } from './-id-param.ts'
import { loadPage } from './-load-page.ts'

export const Route = createFileRoute('/rentitem/$id')({
  params: idParam,
  loader: ({ context, params, location }) =>
    loadPage(
      location,
      context.queryClient
        .ensureQueryData(listingQuery(params.id))
        .catch((error: unknown) => keptCopyOr(error, listingQuery(params.id))),
    ),
  component: ListingPage,
  notFoundComponent: ListingNotFound,
})

function ListingPage() {
  const { id } = Route.useParams()
  const { data: listing, error, dataUpdatedAt } = useSuspenseQuery(listingQuery(id))
  const isGone = useIsGone(id) || isNotThere(error)
  const { data: user } = useQuery(sessionQuery)
  const { data: poster } = useQuery(publicUserQuery(listing.lenderId))
  const { data: reviews } = useQuery(listingReviewsQuery(listing.id))
  return (
    <ListingView
      listing={listing}
      heart={<Heart listing={listing} />}
      actions={
        isGone ? (
          <GoneNotice seenAtMs={dataUpdatedAt} />
        ) : (
          <ViewerActions listing={listing} viewerId={user?.id ?? null} />
        )
      }
      poster={poster && <PublicUserCard user={poster} />}
      reviews={
        <Reviews
          rating={listing.rating}
          reviews={reviews}
          verdictOf={({ ofListing }) => ofListing}
        />
      }
    />
  )
}
