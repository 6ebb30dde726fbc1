import { Trans, useLingui } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { Notice } from '#src/ui/notice.tsx'
import { Page } from '#src/ui/page.tsx'

/** The gallery's own: it names what threw, with its stack. */
export function GalleryError({ error }: ErrorComponentProps) {
  const { t } = useLingui()
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  return (
    <Page title={t`The gallery cannot be shown`}>
      <Notice tone="failure">
        <Trans>Error: {message}</Trans>
      </Notice>
      <pre>{stack}</pre>
    </Page>
  )
}
