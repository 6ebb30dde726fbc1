import { Trans } from '@lingui/react/macro'
import type { Listing } from '#contract/domain/listing.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { FormActions } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** What a viewer may do with a listing: chat and reserve, or manage the own one.
 *  @param viewerId null for an anonymous visitor */
export function ViewerActions({
  listing,
  viewerId,
}: {
  listing: Listing
  viewerId: number | null
}) {
  if (viewerId === listing.lenderId) {
    return (
      <Notice>
        <Trans>This is your post</Trans>
      </Notice>
    )
  }
  if (!listing.isActive) {
    return (
      <Notice>
        <Trans>This listing is not currently active.</Trans>
      </Notice>
    )
  }
  return (
    <FormActions>
      <ButtonLink look="main" to="/reserve/$id" params={{ id: listing.id }}>
        <Trans>Reserve</Trans>
      </ButtonLink>
      <ButtonLink to="/newchat/$id" params={{ id: listing.id }}>
        <Trans>Chat</Trans>
      </ButtonLink>
    </FormActions>
  )
}
