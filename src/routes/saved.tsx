import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'

export const Route = createFileRoute('/saved')({ component: Saved })

function Saved() {
  const { t } = useLingui()
  return (
    <Page title={t`Saved`}>
      <EmptyState
        icon="heart"
        title={t`Places you save with the heart will be here, readable without a connection.`}
        action={
          <ButtonLink look="main" to="/rent">
            <Trans>Find a place</Trans>
          </ButtonLink>
        }
      />
    </Page>
  )
}
