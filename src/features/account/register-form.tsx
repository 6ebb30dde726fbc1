import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#contract/domain/user.ts'
import { register } from '#contract/endpoints/user.ts'
import { textLimits } from '#contract/limits.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { callMutation } from '#src/api/mutation.ts'
import { changeSession } from '#src/api/session.ts'
import { currentCulture } from '#src/i18n/i18n.ts'
import { Button } from '#src/ui/button.tsx'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form, FormActions } from '#src/ui/form.tsx'
import { toast } from '#src/ui/toast-store.ts'
import styles from './register-form.module.css'

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
export function RegisterForm({ onDone }: { onDone(): void }) {
  const { t } = useLingui()
  const [form, setForm] = useState(empty)
  const { mutate, isPending, error } = useMutation(callMutation(register))
  const errors = fieldErrors(error)

  const send = () => {
    const dateOfBirth = form.dateOfBirth || null
    const body = { ...form, dateOfBirth, PrefUICulture: currentCulture() }
    const onSuccess = ({ resObj }: { resObj: { user: User } }) => {
      changeSession(resObj.user)
      toast(t`Registration successfull`)
      onDone()
    }
    mutate({ body }, { onSuccess })
  }

  const input = (
    name: keyof typeof empty,
    label: string,
    attributes: { type?: string; autoComplete?: string; maxLength?: number } = {},
  ) => (
    <Field label={label} error={errors[name]}>
      {(control) => (
        <input
          {...control}
          {...attributes}
          name={name}
          value={form[name]}
          onChange={(event) => setForm({ ...form, [name]: event.target.value })}
        />
      )}
    </Field>
  )

  return (
    <Form onSend={send}>
      {input('email', t`Email`, { type: 'email', autoComplete: 'username' })}
      {input('password', t`Password`, { type: 'password', autoComplete: 'new-password' })}
      {input('password2', t`Password again`, { type: 'password', autoComplete: 'new-password' })}
      <fieldset className={styles.more}>
        <legend>
          <Trans>More about you (optional)</Trans>
        </legend>
        {input('firstName', t`First name`, { autoComplete: 'given-name' })}
        {input('lastName', t`Last name`, { autoComplete: 'family-name' })}
        {input('dateOfBirth', t`Date of birth`, { type: 'date', autoComplete: 'bday' })}
        {input('phone', t`Phone`, { type: 'tel', autoComplete: 'tel' })}
        <Field label={t`About`} error={errors.about}>
          {(control) => (
            <textarea
              {...control}
              rows={4}
              maxLength={textLimits.about}
              value={form.about}
              onChange={(event) => setForm({ ...form, about: event.target.value })}
            />
          )}
        </Field>
      </fieldset>
      {error && <WriteFailure error={error} />}
      <FormActions>
        <Button type="submit" look="main" disabled={isPending}>
          <Trans>Register</Trans>
        </Button>
      </FormActions>
    </Form>
  )
}
