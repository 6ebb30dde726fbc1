import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { sessionQuery } from '#src/api/session.ts'
import { PublicUserCard } from '#src/features/account/public-user-card.tsx'
import { publicUserQuery } from '#src/features/account/queries.ts'
import { ListingView } from '#src/features/listing/listing-view.tsx'
import { listingQuery } from '#src/features/listing/queries.ts'
import { ViewerActions } from '#src/features/listing/viewer-actions.tsx'
import { listingReviewsQuery } from '#src/features/review/queries.ts'
import { Reviews } from '#src/features/review/reviews.tsx'
import { idParam } from './-id-param.ts'
import { loadPage } from './-load-page.ts'

export const Route = createFileRoute('/rentitem/$id')({
  params: idParam,
  loader: ({ context, params, location }) =>
    loadPage(location, context.queryClient.ensureQueryData(listingQuery(params.id))),
  component: ListingPage,
})

function ListingPage() {
  const { data: listing } = useSuspenseQuery(listingQuery(Route.useParams().id))
  const { data: user } = useQuery(sessionQuery)
  const { data: poster } = useQuery(publicUserQuery(listing.lenderId))
  const { data: reviews } = useQuery(listingReviewsQuery(listing.id))
  return (
    <ListingView
      listing={listing}
      actions={<ViewerActions listing={listing} viewerId={user?.id ?? null} />}
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
