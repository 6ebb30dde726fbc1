import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Listing } from '#contract/domain/listing.ts'
import { sessionQuery } from '#src/api/session.ts'
import { ListingForm } from '#src/features/lend/listing-form.tsx'
import { ListingCard } from '#src/features/listing/listing-card.tsx'
import { ListingPreview } from '#src/features/listing/listing-preview.tsx'
import { Page } from '#src/ui/page.tsx'

const renderTile = (listing: Listing) => <ListingCard listing={listing} />
const renderPost = (listing: Listing) => <ListingPreview listing={listing} />

/** Creates a listing, or edits one.
 *  @param listing null for a new one */
export function LendPage({ listing }: { listing: Listing | null }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { data: user } = useSuspenseQuery(sessionQuery)
  if (!user) return null
  return (
    <Page title={listing ? t`Edit your post` : t`Lend`} width="wide">
      <ListingForm
        key={listing?.id}
        userId={user.id}
        listing={listing}
        renderTile={renderTile}
        renderPost={renderPost}
        // Nobody goes back into a form that is done with.
        onSaved={(id) =>
          navigate({ to: '/review/$id', params: { id }, replace: true, ignoreBlocker: true })
        }
      />
    </Page>
  )
}
