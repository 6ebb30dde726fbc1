import { Trans, useLingui } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { Notice } from '#src/ui/notice.tsx'
import { Page } from '#src/ui/page.tsx'

/** Of the pages for those who build with the app: it names what threw, with its stack. */
export function TestError({ error }: ErrorComponentProps) {
  const { t } = useLingui()
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  return (
    <Page title={t`This page cannot be shown`}>
      <Notice tone="failure">
        <Trans>Error: {message}</Trans>
      </Notice>
      <pre>{stack}</pre>
    </Page>
  )
}
