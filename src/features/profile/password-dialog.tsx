import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { User } from '#contract/domain/user.ts'
import { changePassword } from '#contract/endpoints/user.ts'
import { minPasswordLength } from '#contract/limits.ts'
import { errorCodes } from '#contract/wire/error-codes.ts'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import { toast } from '#src/ui/toast-store.ts'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import { checkPassword, noPasswords, type TypedPasswords } from './check-password.ts'
import { closeAtOnce } from './close-at-once.ts'
import { FaultFocus } from './fault-focus.tsx'

/** Where users choose another password; all their other devices are logged out by it. */
export function PasswordDialog({ user: { id, email }, onClose }: { user: User; onClose(): void }) {
  const { t } = useLingui()
  const formId = useId()
  const [typed, setTyped] = useState(noPasswords)
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: async (sent: TypedPasswords) => {
      const issues = checkPassword(id, sent)
      const [first] = issues
      if (first) throw new ApiError(first.message, { code: errorCodes.invalid.code, issues })
      await call(changePassword, { params: { id }, body: { Id: id, ...sent } })
    },
    onSuccess: () => toast(t`Changed successfully`),
  })
  const errors = fieldErrors(error)
  const hasFaults = Object.keys(errors).length > 0
  const send = () => {
    if (!isPending) mutate(typed, { onSuccess: () => closeAtOnce(onClose) })
  }
  const input = (
    name: keyof TypedPasswords,
    label: string,
    autoComplete: 'current-password' | 'new-password',
    hint?: string,
  ) => (
    <Field
      label={label}
      error={typed[name] === variables?.[name] ? errors[name] : undefined}
      {...(hint && { hint })}
    >
      {(control) => (
        <input
          {...control}
          type="password"
          name={name}
          autoComplete={autoComplete}
          value={typed[name]}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        />
      )}
    </Field>
  )
  return (
    <Dialog
      isOpen
      title={t`Change Password`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} look="main" aria-disabled={isPending}>
            <Trans>Change Password</Trans>
          </Button>
        </>
      }
    >
      <FaultFocus error={error}>
        <Form id={formId} onSend={send}>
          {/* For the password's keeper, which has to know whose password it is. */}
          <input
            hidden
            readOnly
            type="text"
            name="username"
            autoComplete="username"
            value={email}
          />
          {input('OldPassword', t`Old password`, 'current-password')}
          {input(
            'NewPassword',
            t`New password`,
            'new-password',
            t`At least ${minPasswordLength} characters.`,
          )}
          {input('NewPasswordAgain', t`New password again`, 'new-password')}
          <p>
            <Trans>All your other devices are logged out then.</Trans>
          </p>
          {error && !hasFaults && <WriteFailure error={error} />}
        </Form>
      </FaultFocus>
    </Dialog>
  )
}
