import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { User } from '#contract/domain/user.ts'
import { changePassword } from '#contract/endpoints/user.ts'
import { minPasswordLength } from '#contract/limits.ts'
import { call } from '#src/api/call.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { useWrite } from '#src/api/use-write.ts'
import { faultSentence } from '#src/i18n/fault-sentence.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'
import { FaultFocus } from '#src/ui/fault-focus.tsx'
import { Form } from '#src/ui/form.tsx'
import { PasswordOwner } from '#src/ui/password-owner.tsx'
import { toast } from '#src/ui/toast-store.ts'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import { closeAtOnce } from './close-at-once.ts'

/** Named as on the wire. */
const noPasswords = { OldPassword: '', NewPassword: '', NewPasswordAgain: '' }

/** Where users choose another password; all their other devices are logged out by it. */
export function PasswordDialog({ user: { id, email }, onClose }: { user: User; onClose(): void }) {
  const { t } = useLingui()
  const formId = useId()
  const [typed, setTyped] = useState(noPasswords)
  const { mutate, isPending, error, variables } = useWrite({
    mutationKey: [changePassword.path],
    mutationFn: (sent: typeof noPasswords) =>
      call(changePassword, { params: { id }, body: { Id: id, ...sent } }),
    onSuccess: () => toast(t`Changed successfully`),
  })
  const errors = fieldErrors(error)
  const hasFaults = Object.keys(errors).length > 0
  const faultOf = (name: keyof typeof noPasswords, label: string) => {
    const message = typed[name] === variables?.[name] ? errors[name] : undefined
    return message && faultSentence(label, message)
  }
  const send = () => mutate(typed, { onSuccess: () => closeAtOnce(onClose) })
  const input = (
    name: keyof typeof noPasswords,
    label: string,
    autoComplete: 'current-password' | 'new-password',
    hint?: string,
  ) => (
    <Field label={label} error={faultOf(name, label)} {...(hint && { hint })}>
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
          <PasswordOwner email={email} />
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
