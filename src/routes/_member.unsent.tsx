import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { UnsentList } from '#src/features/outbox/unsent-list.tsx'
import { Page } from '#src/ui/page.tsx'

export const Route = createFileRoute('/_member/unsent')({
  loader: async () => (await import('#src/features/outbox/read-unsent.ts')).readUnsent(),
  component: Unsent,
})

function Unsent() {
  const { t } = useLingui()
  return (
    <Page title={t`Not sent yet`}>
      <UnsentList />
    </Page>
  )
}
