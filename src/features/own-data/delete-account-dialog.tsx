import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { User } from '#contract/domain/user.ts'
import { deleteAccount } from '#contract/endpoints/user.ts'
import { call } from '#src/api/call.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { leaveSession } from '#src/api/leave-session.ts'
import { useWrite } from '#src/api/use-write.ts'
import { forgetDrafts } from '#src/cache/forget-drafts.ts'
import { abandon } from '#src/sending/page-outbox.ts'
import { useUnsent } from '#src/sending/use-unsent.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FaultFocus } from '#src/ui/fault-focus.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import { faultSentence } from '#src/i18n/fault-sentence.ts'
import { PasswordOwner } from '#src/ui/password-owner.tsx'
import { toast } from '#src/ui/toast-store.ts'
import { DeletionFailure } from './deletion-failure.tsx'

/** Says what goes and what stays, and takes the password.
 *  @see docs/decisions/deleting-an-account.md */
export function DeleteAccountDialog({
  user: { id, email },
  isOpen,
  onClose,
  onDeleted,
}: {
  user: User
  isOpen: boolean
  onClose(): void
  onDeleted(): Promise<void>
}) {
  const { t } = useLingui()
  const formId = useId()
  const unsent = useUnsent()
  const [password, setPassword] = useState('')
  const { mutate, isPending, isUnderWay, error, variables, reset } = useWrite({
    mutationFn: async (sent: string) => {
      await leaveSession(async () => {
        await call(deleteAccount, { params: { id }, body: { Password: sent } })
        await abandon(unsent)
        forgetDrafts(id)
        await onDeleted()
        return true
      })
      toast(t`Your account is deleted`)
    },
  })
  const fault = fieldErrors(error)['Password']

  const close = () => {
    if (isUnderWay()) return
    reset()
    setPassword('')
    onClose()
  }
  return (
    <Dialog
      isQuestion
      title={t`Delete your account?`}
      isOpen={isOpen}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} look="danger" aria-disabled={isPending}>
            <Trans>Delete account</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Your profile, your listings with their pictures, what you have saved and all that is yours
          alone are deleted, and you are logged out everywhere. This cannot be undone: download your
          data before, if you want to keep it.
        </Trans>
      </p>
      <p>
        <Trans>
          Requests for your listings are declined, and those that you have made are cancelled. Past
          reservations, messages and reviews stay with the others whom they concern, as those of a
          former user.
        </Trans>
      </p>
      {unsent.length > 0 && (
        <p>
          <Plural
            value={unsent.length}
            one="# thing that you wrote is not sent yet. It is discarded."
            other="# things that you wrote are not sent yet. They are discarded."
          />
        </p>
      )}
      <FaultFocus error={error}>
        <Form id={formId} onSend={() => mutate(password)}>
          <PasswordOwner email={email} />
          <Field
            label={t`Password`}
            error={fault && password === variables ? faultSentence(t`Password`, fault) : undefined}
          >
            {(control) => (
              <input
                {...control}
                type="password"
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
          </Field>
          {error && !fault && <DeletionFailure error={error} userId={id} />}
        </Form>
      </FaultFocus>
    </Dialog>
  )
}
