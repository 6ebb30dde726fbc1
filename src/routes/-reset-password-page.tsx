import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { NewPasswordForm } from '#src/features/account/new-password-form.tsx'
import { ResetRequestForm } from '#src/features/account/reset-request-form.tsx'
import { Page } from '#src/ui/page.tsx'

/** Without a mailed link it asks for one, with one it takes the new password.
 *  @param token of the link; '' without one
 *  @param to where a login leads */
export function ResetPasswordPage({ token, to }: { token: string; to: string | undefined }) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(token === '')
  if (!isAsking) {
    return (
      <Page title={t`Choose a new password`}>
        <NewPasswordForm token={token} onAskAgain={() => setIsAsking(true)} />
      </Page>
    )
  }
  return (
    <Page title={t`Reset password`}>
      <ResetRequestForm isAgain={token !== ''} />
      <p>
        <Link to="/login" search={{ to }}>
          <Trans context="button">Login</Trans>
        </Link>
      </p>
    </Page>
  )
}
