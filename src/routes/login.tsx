import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute, Link } from '@tanstack/react-router'
import { LeftNotice } from '#src/features/account/left-notice.tsx'
import { LoginForm } from '#src/features/account/login-form.tsx'
import { returnParams } from '#src/features/account/return-params.ts'
import { UnansweredPassword } from '#src/features/account/unanswered-password.tsx'
import { useLeadOn } from '#src/features/account/use-lead-on.ts'
import { Page } from '#src/ui/page.tsx'

export const Route = createFileRoute('/login')({
  validateSearch: returnParams,
  component: Login,
})

function Login() {
  const { t } = useLingui()
  const { to } = Route.useSearch()
  useLeadOn(to)
  return (
    <Page title={t`Login`}>
      <LeftNotice />
      <UnansweredPassword />
      <LoginForm to={to} />
      <p>
        <Trans>
          New here?{' '}
          <Link to="/register" search={{ to }} state replace>
            Register
          </Link>
        </Trans>
      </p>
      <p>
        <Link to="/resetpassword" search={{ to }}>
          <Trans>Forgot your password?</Trans>
        </Link>
      </p>
    </Page>
  )
}
