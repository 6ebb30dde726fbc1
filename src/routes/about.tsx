import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Page } from '#src/ui/page.tsx'

export const Route = createFileRoute('/about')({ component: About })

function About() {
  const { t } = useLingui()
  return (
    <Page title={t`About`}>
      <p>
        <Trans>
          Staylend brings together people who lend a place and people who need one, for an hour or
          for months.
        </Trans>
      </p>
    </Page>
  )
}
