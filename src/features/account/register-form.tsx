import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { register } from '#contract/endpoints/user.ts'
import { textLimits } from '#contract/limits.ts'
import { changeSession } from '#src/api/session.ts'
import { currentCulture } from '#src/i18n/i18n.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { toast } from '#src/ui/toast-store.ts'
import { AccountForm } from './account-form.tsx'
import { AccountInput } from './account-input.tsx'
import { BirthDateInput } from './birth-date-input.tsx'
import { fieldNames } from './field-names.ts'
import { forgetRegistration, keepRegistration, keptRegistration } from './kept-registration.ts'
import styles from './register-form.module.css'
import { useAccountForm } from './use-account-form.ts'

const empty = {
  email: '',
  password: '',
  password2: '',
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  phone: '',
  about: '',
}

/** Email and the two passwords are enough; the rest may stay empty. */
export function RegisterForm({ to }: { to: string | undefined }) {
  const { t, i18n } = useLingui()
  const [kept] = useState(keptRegistration)
  const form = useAccountForm(
    register,
    { ...empty, ...kept },
    ({ dateOfBirth, ...typed }) => ({
      ...typed,
      dateOfBirth: dateOfBirth || null,
      PrefUICulture: currentCulture(),
    }),
    async ({ resObj }) => {
      forgetRegistration()
      await changeSession(resObj.user)
      toast(t`Registration successfull`)
    },
  )
  useEffect(() => keepRegistration(form.typed), [form.typed])
  return (
    <AccountForm
      form={form}
      action={t({ message: 'Register', context: 'button' })}
      to={to}
      onSend={() => form.send()}
    >
      <AccountInput form={form} name="email" type="email" autoComplete="username" />
      <AccountInput form={form} name="password" type="password" autoComplete="new-password" />
      <AccountInput form={form} name="password2" type="password" autoComplete="new-password" />
      <fieldset className={styles.more}>
        <legend>
          <Trans>More about you (optional)</Trans>
        </legend>
        <AccountInput form={form} name="firstName" autoComplete="given-name" />
        <AccountInput form={form} name="lastName" autoComplete="family-name" />
        <BirthDateInput form={form} />
        <AccountInput form={form} name="phone" type="tel" autoComplete="tel" />
        <TextArea
          label={i18n._(fieldNames.about)}
          rows={4}
          maxLength={textLimits.about}
          value={form.typed.about}
          error={form.faultOf('about')}
          onChange={(about) => form.change('about', about)}
        />
      </fieldset>
    </AccountForm>
  )
}
