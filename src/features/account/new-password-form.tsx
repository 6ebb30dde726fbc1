import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { resetPassword } from '#contract/endpoints/user.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Focused } from '#src/ui/focused.tsx'
import { FormActions } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { toast } from '#src/ui/toast-store.ts'
import { AccountForm } from './account-form.tsx'
import { AccountInput } from './account-input.tsx'
import { useAccountForm } from './use-account-form.ts'

/** Takes the new password of whoever has opened a mailed link. */
export function NewPasswordForm({ token, onAskAgain }: { token: string; onAskAgain(): void }) {
  const { t } = useLingui()
  const [isChanged, setIsChanged] = useState(false)
  const form = useAccountForm(
    resetPassword,
    { pwd: '', pwd2: '' },
    (typed) => ({ ...typed, token }),
    () => toast(t`Your password has been changed.`),
  )
  if (isChanged) return <Changed />
  if (fieldErrors(form.error).token) return <BadLink onAskAgain={onAskAgain} />
  return (
    <AccountForm
      form={form}
      action={t`Change the password`}
      to={undefined}
      onSend={() => form.send(() => setIsChanged(true))}
    >
      <AccountInput form={form} name="pwd" type="password" autoComplete="new-password" />
      <AccountInput form={form} name="pwd2" type="password" autoComplete="new-password" />
    </AccountForm>
  )
}

function Changed() {
  return (
    <Focused>
      <Notice tone="success">
        <Trans>
          From now on you log in with the new password. All devices of yours are logged out.
        </Trans>
      </Notice>
      <FormActions>
        <ButtonLink look="main" to="/login">
          <Trans context="button">Login</Trans>
        </ButtonLink>
      </FormActions>
    </Focused>
  )
}

function BadLink({ onAskAgain }: { onAskAgain(): void }) {
  return (
    <Focused>
      <Notice tone="failure">
        <Trans>
          This link does not work. It is good once, for an hour, on the device and from the IP
          address that asked for it. Please ask for a new one.
        </Trans>
      </Notice>
      <FormActions>
        <Button look="main" onClick={onAskAgain}>
          <Trans>Ask for a new link</Trans>
        </Button>
      </FormActions>
    </Focused>
  )
}
