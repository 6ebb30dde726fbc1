import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import { ListingGrid } from '#src/features/listing/listing-grid.tsx'
import { InactiveMark } from '#src/features/manage/inactive-mark.tsx'
import { VisibilityBadge } from '#src/features/manage/visibility-badge.tsx'
import { VisibilityButton } from '#src/features/manage/visibility-button.tsx'
import {
  keepPostsView,
  keptPostsView,
  type PostsView,
} from '#src/features/profile/kept-posts-view.ts'
import { PostsHead } from '#src/features/profile/posts-head.tsx'
import { ResultsTable } from '#src/features/search/results-table.tsx'
import { siteText } from '#src/i18n/site-text.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { CardWithHeart } from './-card-with-heart.tsx'

/** What the user has posted, as cards or as a table, or the way to a first post. */
export function OwnPosts({ listings }: { listings: Listing[] }) {
  const { t } = useLingui()
  const [view, setView] = useState(keptPostsView)
  const choose = (chosen: PostsView) => {
    setView(chosen)
    keepPostsView(chosen)
  }
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
        {t(siteText('noPosts'))}
      </EmptyState>
    )
  }
  return (
    <>
      <PostsHead view={view} onView={choose} />
      {view === 'cards' ? <PostCards listings={listings} /> : <PostTable listings={listings} />}
    </>
  )
}

function PostCards({ listings }: { listings: Listing[] }) {
  return (
    <ListingGrid>
      {listings.map((listing) => (
        <CardWithHeart
          key={listing.id}
          listing={listing}
          mark={listing.isActive ? undefined : <InactiveMark />}
        />
      ))}
    </ListingGrid>
  )
}

function PostTable({ listings }: { listings: Listing[] }) {
  const { t } = useLingui()
  return (
    <ResultsTable
      label={t`Your Posts`}
      listings={listings}
      to="/review/$id"
      more={[
        {
          id: 'visibility',
          name: t`Visibility`,
          sortBy: ({ isActive }) => Number(isActive),
          cell: visibility,
          isPinned: true,
        },
      ]}
    />
  )
}

const visibility = (listing: Listing) => (
  <>
    <VisibilityBadge isActive={listing.isActive} /> <VisibilityButton listing={listing} />
  </>
)
