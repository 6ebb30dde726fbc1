import { Trans, useLingui } from '@lingui/react/macro'
import { missingParts, type Listing } from '#contract/domain/listing.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Page } from '#src/ui/page.tsx'
import { DeleteListing } from './delete-listing.tsx'
import { MissingList } from './missing-list.tsx'
import { VisibilityBadge } from './visibility-badge.tsx'
import { VisibilityButton } from './visibility-button.tsx'
import styles from './manage-panel.module.css'

/** What the owner of a listing can do with it. */
export function ManagePanel({
  listing,
  onDeleted,
}: {
  listing: Listing
  onDeleted(): Promise<void>
}) {
  const { t } = useLingui()
  const { id, isActive } = listing
  return (
    <Page title={t`Review and manage your post`} width="wide">
      <p className={styles.state}>
        <VisibilityBadge isActive={isActive} />
        {isActive ? (
          <Trans>Everyone can find and reserve it.</Trans>
        ) : (
          <Trans>Only you and who has its address can see it, and nobody can reserve it.</Trans>
        )}
      </p>
      {missingParts(listing).length > 0 && (
        <Notice>
          <MissingList listing={listing} />
        </Notice>
      )}
      <nav className={styles.row} aria-label={t`Manage`}>
        <ButtonLink to="/lend/$id" params={{ id }}>
          <Icon name="edit" />
          <Trans>Edit Card</Trans>
        </ButtonLink>
        <ButtonLink to="/lend/location/$id" params={{ id }}>
          <Icon name="pin" />
          <Trans>Edit Location</Trans>
        </ButtonLink>
        <ButtonLink to="/lend/imgedit/$id" params={{ id }}>
          <Icon name="camera" />
          <Trans>Edit Images</Trans>
        </ButtonLink>
        <ButtonLink to="/lend/dates/$id" params={{ id }}>
          <Icon name="calendar" />
          <Trans>Edit Dates</Trans>
        </ButtonLink>
      </nav>
      <div className={styles.row}>
        <VisibilityButton listing={listing} />
        <DeleteListing listing={listing} onDeleted={onDeleted} />
      </div>
    </Page>
  )
}
