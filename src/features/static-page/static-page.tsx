import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { notPages } from '#contract/pages.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Page } from '#src/ui/page.tsx'
import { log } from '#src/log.ts'
import { cleanPage } from './clean-page.ts'

/** What somebody has written for the site itself: questions, contact, privacy. */
export function StaticPage({ html }: { html: string }) {
  const router = useRouter()
  const page = useMemo(() => cleanPage(html), [html])
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = pageOf(event)
      if (path === null) return
      event.preventDefault()
      void router.navigate({ href: path })
    }
    const element = words.current
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [router])
  return (
    <Page title={page.title}>
      <link rel="stylesheet" href="/static/css/static.css" precedence="default" />
      <div ref={words} className="static-page" dangerouslySetInnerHTML={{ __html: page.html }} />
    </Page>
  )
}

/** The page of the app that a link which was pressed leads to, in this window. */
function pageOf({ target, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  const isPlain = button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
  if (!link || !isPlain || link.target !== '' || link.origin !== location.origin) return null
  const { pathname, search, hash } = link
  return notPages.test(pathname) ? null : pathname + search + hash
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
