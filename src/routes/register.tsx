import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { ownPath } from '#src/features/account/own-path.ts'
import { RegisterForm } from '#src/features/account/register-form.tsx'
import { returnParams } from '#src/features/account/return-params.ts'
import { Page } from '#src/ui/page.tsx'

export const Route = createFileRoute('/register')({
  validateSearch: returnParams,
  component: Register,
})

function Register() {
  const { t } = useLingui()
  const { to } = Route.useSearch()
  const router = useRouter()
  return (
    <Page title={t`Register`}>
      <RegisterForm to={to} onDone={() => router.history.replace(ownPath(to) ?? '/profile')} />
      <p>
        <Trans>
          Already registered?{' '}
          <Link to="/login" search={{ to }} replace>
            Login
          </Link>
        </Trans>
      </p>
    </Page>
  )
}
