import { useLingui } from '@lingui/react/macro'
import { login } from '#contract/endpoints/user.ts'
import { changeSession } from '#src/api/session.ts'
import { AccountForm } from './account-form.tsx'
import { AccountInput } from './account-input.tsx'
import { useAccountForm } from './use-account-form.ts'

export function LoginForm({ to }: { to: string | undefined }) {
  const { t } = useLingui()
  const form = useAccountForm(
    login,
    { email: '', password: '' },
    (typed) => typed,
    ({ resObj }) => changeSession(resObj.user),
  )
  return (
    <AccountForm form={form} action={t`Log in`} to={to} onSend={() => form.send()}>
      <AccountInput form={form} name="email" type="email" autoComplete="username" />
      <AccountInput form={form} name="password" type="password" autoComplete="current-password" />
    </AccountForm>
  )
}
