import { useLingui } from '@lingui/react/macro'
import type { Listing } from '#contract/domain/listing.ts'
import { site } from '#src/site.ts'
import { RoundButton } from '#src/ui/round-button.tsx'
import { useIsSaved } from './use-saved.ts'
import { useToggleSaved } from './use-toggle-saved.ts'

/** Saves a listing, and takes that back. What is saved stands on the site of the listing alone. */
export function Heart({ listing }: { listing: Listing }) {
  return listing.siteId === site.id && <OwnHeart listing={listing} />
}

function OwnHeart({ listing }: { listing: Listing }) {
  const { t } = useLingui()
  const isSaved = useIsSaved(listing.id)
  const toggle = useToggleSaved(listing)
  const { title } = listing
  return (
    <RoundButton
      icon="heart"
      label={t`Save: ${title}`}
      isPressed={isSaved}
      onPress={() => toggle(!isSaved)}
    />
  )
}
