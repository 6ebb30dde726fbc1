import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { refreshKept } from '#src/features/saved/keeper.ts'
import { SavedView } from '#src/features/saved/saved-view.tsx'
import { useSavedListings } from '#src/features/saved/use-saved.ts'
import { siteText } from '#src/i18n/site-text.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'
import { ReadFailure } from '#src/ui/read-failure.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { CardWithHeart } from './-card-with-heart.tsx'

export const Route = createFileRoute('/saved')({ component: Saved })

function Saved() {
  const { t } = useLingui()
  const { saved, error, readAgain } = useSavedListings()
  useEffect(refreshKept, [])
  return (
    <Page title={t`Saved`} width="wide">
      {!saved && <Waiting text={t`Please wait...`} lines={6} />}
      {error && saved?.length === 0 && <ReadFailure error={error} onRetry={readAgain} />}
      {!error && saved?.length === 0 && (
        <EmptyState
          icon="heart"
          title={t(siteText('noneSaved'))}
          action={
            <ButtonLink look="main" to="/rent">
              {t(siteText('find'))}
            </ButtonLink>
          }
        />
      )}
      {saved && saved.length > 0 && (
        <SavedView saved={saved} renderListing={(listing) => <CardWithHeart listing={listing} />} />
      )}
      <p>
        <ButtonLink to="/storage">
          <Trans>Storage</Trans>
        </ButtonLink>
      </p>
    </Page>
  )
}
