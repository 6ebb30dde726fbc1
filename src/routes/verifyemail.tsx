import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { forgetToken, mailedLinkParams, takeToken } from '#src/features/account/mailed-link.ts'
import { VerifyEmail } from '#src/features/account/verify-email.tsx'
import { Page } from '#src/ui/page.tsx'

export const Route = createFileRoute('/verifyemail')({
  validateSearch: mailedLinkParams,
  beforeLoad: takeToken,
  onLeave: forgetToken,
  component: Verify,
})

function Verify() {
  const { t } = useLingui()
  const { token } = Route.useRouteContext()
  return (
    <Page title={t`Verify your email`}>
      <VerifyEmail token={token} />
    </Page>
  )
}
