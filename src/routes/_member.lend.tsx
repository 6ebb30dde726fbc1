import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Notice } from '#src/ui/notice.tsx'
import { Page } from '#src/ui/page.tsx'

export const Route = createFileRoute('/_member/lend')({ component: Lend })

function Lend() {
  const { t } = useLingui()
  return (
    <Page title={t`Lend`}>
      <Notice>
        <Trans>This button is not implemented yet</Trans>
      </Notice>
    </Page>
  )
}
