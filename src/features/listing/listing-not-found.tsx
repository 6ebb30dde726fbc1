import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Page } from '#src/ui/page.tsx'
import styles from './listing-not-found.module.css'

/** In place of a listing that does not exist, or does no more. */
export function ListingNotFound() {
  const { t } = useLingui()
  return (
    <Page title={t`We can't find the page you're looking for.`}>
      <p>
        <Trans>There is no such post. It may have been deleted.</Trans>
      </p>
      <p className={styles.ways}>
        <ButtonLink look="main" to="/rent">
          <Trans>Back to search</Trans>
        </ButtonLink>
        <ButtonLink to="/">
          <Trans>Home</Trans>
        </ButtonLink>
      </p>
    </Page>
  )
}
