import { Trans } from '@lingui/react/macro'
import type { Listing } from '#contract/domain/listing.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './back-to-post.module.css'

/** From a page that edits a part of a listing to where all of it is managed. */
export function BackToPost({ listing: { id, title } }: { listing: Listing }) {
  return (
    <p className={styles.back}>
      <ButtonLink look="quiet" to="/review/$id" params={{ id }}>
        <Icon name="back" />
        {title || <Trans>Back to your post</Trans>}
      </ButtonLink>
    </p>
  )
}
