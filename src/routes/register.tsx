import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute, Link } from '@tanstack/react-router'
import { RegisterForm } from '#src/features/account/register-form.tsx'
import { returnParams } from '#src/features/account/return-params.ts'
import { useLeadOn } from '#src/features/account/use-lead-on.ts'
import { Page } from '#src/ui/page.tsx'

export const Route = createFileRoute('/register')({
  validateSearch: returnParams,
  component: Register,
})

function Register() {
  const { t } = useLingui()
  const { to } = Route.useSearch()
  useLeadOn(to)
  return (
    <Page title={t`Register`}>
      <RegisterForm to={to} />
      <p>
        <Trans>
          Already registered?{' '}
          <Link to="/login" search={{ to }} state replace>
            Login
          </Link>
        </Trans>
      </p>
    </Page>
  )
}
