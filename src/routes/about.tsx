import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { siteText } from '#src/i18n/site-text.ts'
import { Page } from '#src/ui/page.tsx'

export const Route = createFileRoute('/about')({ component: About })

function About() {
  const { t } = useLingui()
  return (
    <Page title={t`About`}>
      <p>{t(siteText('about'))}</p>
    </Page>
  )
}
