import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo } from 'react'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Page } from '#src/ui/page.tsx'
import { log } from '#src/log.ts'
import { cleanPage } from './clean-page.ts'

/** What somebody has written for the site itself: questions, contact, privacy. */
export function StaticPage({ html }: { html: string }) {
  const page = useMemo(() => cleanPage(html), [html])
  return (
    <Page title={page.title}>
      <link rel="stylesheet" href="/static/css/static.css" precedence="default" />
      <div className="static-page" dangerouslySetInnerHTML={{ __html: page.html }} />
    </Page>
  )
}

/** In place of a page that nobody has written. */
export function NoStaticPage({ filename }: { filename: string }) {
  const { t } = useLingui()
  useEffect(() => log.warn(`There is no page ${filename}.`), [filename])
  return (
    <Page title={t`Nothing here yet`}>
      <p>
        <Trans>This page has not been written.</Trans>
      </p>
      <p>
        <ButtonLink to="/">
          <Trans>Home</Trans>
        </ButtonLink>
      </p>
    </Page>
  )
}
