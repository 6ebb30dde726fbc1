import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { publicUserQuery } from '#src/features/account/queries.ts'
import { ListingGrid } from '#src/features/listing/listing-grid.tsx'
import { listingsOfUserQuery } from '#src/features/listing/queries.ts'
import { userName } from '#src/i18n/user-name.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Loaded } from '#src/ui/loaded.tsx'
import { Page } from '#src/ui/page.tsx'
import { CardWithHeart } from './-card-with-heart.tsx'
import { idParam } from './-id-param.ts'
import { loadPage } from './-load-page.ts'
import { PublicProfile } from './-public-profile.tsx'

export const Route = createFileRoute('/user/$id')({
  params: idParam,
  loader: ({ context, params, location }) =>
    loadPage(location, context.queryClient.ensureQueryData(publicUserQuery(params.id))),
  component: PublicUser,
})

function PublicUser() {
  const { t } = useLingui()
  const { id } = Route.useParams()
  const { data: user } = useSuspenseQuery(publicUserQuery(id))
  const listings = useQuery(listingsOfUserQuery(id))
  return (
    <Page title={userName(user)} width="wide">
      <PublicProfile user={user} />
      <h2>
        <Trans>Posts</Trans>
      </h2>
      <Loaded query={listings}>
        {(posts) =>
          posts.length === 0 ? (
            <EmptyState icon="lend" title={t`No posts yet`} />
          ) : (
            <ListingGrid>
              {posts.map((listing) => (
                <CardWithHeart key={listing.id} listing={listing} />
              ))}
            </ListingGrid>
          )
        }
      </Loaded>
    </Page>
  )
}
