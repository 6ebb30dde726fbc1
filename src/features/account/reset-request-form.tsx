import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { requestPasswordReset } from '#contract/endpoints/user.ts'
import { Focused } from '#src/ui/focused.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountInput } from './account-input.tsx'
import { useAccountForm } from './use-account-form.ts'

/** Asks for a mail with a link that changes the password.
 *  @param isAgain whether it stands in the place of a link that did not work */
export function ResetRequestForm({ isAgain }: { isAgain: boolean }) {
  const { t } = useLingui()
  const [isSent, setIsSent] = useState(false)
  const form = useAccountForm(requestPasswordReset, { email: '' }, (typed) => typed)
  if (isSent) {
    return (
      <Focused>
        <Notice tone="success">
          <Trans>
            If your email is in the system, we will email you the password reset link shortly.
            Please access the link from the same device and the same IP address that you are using
            now.
          </Trans>
        </Notice>
      </Focused>
    )
  }
  const hint = (
    <p>
      <Trans>Enter the email of your account. A link to choose a new password comes to it.</Trans>
    </p>
  )
  return (
    <AccountForm
      form={form}
      action={t`Send the link`}
      to={undefined}
      onSend={() => form.send(() => setIsSent(true))}
    >
      {isAgain ? <Focused>{hint}</Focused> : hint}
      <AccountInput form={form} name="email" type="email" autoComplete="username" />
    </AccountForm>
  )
}
