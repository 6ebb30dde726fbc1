import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Page } from '#src/ui/page.tsx'

export function NotFound() {
  const { t } = useLingui()
  return (
    <Page title={t`We can't find the page you're looking for.`}>
      <p>
        <ButtonLink look="main" to="/">
          <Trans>Home</Trans>
        </ButtonLink>
      </p>
    </Page>
  )
}
