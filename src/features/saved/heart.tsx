import { useLingui } from '@lingui/react/macro'
import type { Listing } from '#contract/domain/listing.ts'
import { Icon } from '#src/ui/icon.tsx'
import { useIsSaved } from './use-saved.ts'
import { useToggleSaved } from './use-toggle-saved.ts'
import styles from './heart.module.css'

/** Saves a listing, and takes that back. */
export function Heart({ listing }: { listing: Listing }) {
  const { t } = useLingui()
  const isSaved = useIsSaved(listing.id)
  const toggle = useToggleSaved(listing)
  const { title } = listing
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isSaved}
      aria-label={isSaved ? t`Saved: ${title}` : t`Save: ${title}`}
      onClick={() => toggle(!isSaved)}
    >
      <Icon name="heart" isFilled={isSaved} />
    </button>
  )
}
