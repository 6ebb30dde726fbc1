import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#src/ui/notice.tsx'
import { Page } from '#src/ui/page.tsx'

export function LendPage() {
  const { t } = useLingui()
  return (
    <Page title={t`Lend`}>
      <Notice>
        <Trans>This button is not implemented yet</Trans>
      </Notice>
    </Page>
  )
}
