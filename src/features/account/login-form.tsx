import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#contract/domain/user.ts'
import { login } from '#contract/endpoints/user.ts'
import { callMutation } from '#src/api/mutation.ts'
import { changeSession } from '#src/api/session.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { Button } from '#src/ui/button.tsx'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form, FormActions } from '#src/ui/form.tsx'

export function LoginForm({ onDone }: { onDone(): void }) {
  const { t } = useLingui()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { mutate, isPending, error } = useMutation(callMutation(login))
  const errors = fieldErrors(error)

  const send = () => {
    const onSuccess = ({ resObj }: { resObj: { user: User } }) => {
      changeSession(resObj.user)
      onDone()
    }
    mutate({ body: { email, password } }, { onSuccess })
  }

  return (
    <Form onSend={send}>
      <Field label={t`Email`} error={errors.email}>
        {(control) => (
          <input
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field label={t`Password`} error={errors.password}>
        {(control) => (
          <input
            {...control}
            type="password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      {error && <WriteFailure error={error} />}
      <FormActions>
        <Button type="submit" look="main" disabled={isPending}>
          <Trans>Log in</Trans>
        </Button>
      </FormActions>
    </Form>
  )
}
