import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Page } from '#src/ui/page.tsx'

/** A page with nothing on it for whoever is here, and the way on. */
export function DeadEnd({ title }: { title: string }) {
  return (
    <Page title={title}>
      <p>
        <ButtonLink look="main" to="/">
          <Trans>Home</Trans>
        </ButtonLink>
      </p>
    </Page>
  )
}
