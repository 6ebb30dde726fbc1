import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { User } from '#contract/domain/user.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FaultFocus } from '#src/ui/fault-focus.tsx'
import { Form } from '#src/ui/form.tsx'
import { LeaveGuard } from '#src/ui/leave-guard.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { useProfileEdit } from './use-profile-edit.ts'

/** Where users change what they say about themselves. What is typed is not dropped without a question. */
export function ProfileDialog({ user, onClose }: { user: User; onClose(): void }) {
  const { t } = useLingui()
  const formId = useId()
  const [isAsking, setIsAsking] = useState(false)
  const edit = useProfileEdit(user)
  const { hasChanges, hasFaults, isOutdated, isPending, isUnderWay, error } = edit
  const discard = () => {
    edit.discard()
    onClose()
  }
  const close = () => {
    // What is being saved cannot be discarded any more.
    if (isUnderWay()) return
    if (hasChanges) setIsAsking(true)
    else discard()
  }
  return (
    <Dialog
      isOpen
      title={t`Edit Profile`}
      onClose={close}
      actions={
        <>
          <Button aria-disabled={isPending} onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} look="main" aria-disabled={isPending}>
            <Trans>Save changes</Trans>
          </Button>
        </>
      }
    >
      <FaultFocus error={error}>
        <Form id={formId} onSend={() => edit.save(onClose)}>
          <ProfileFields edit={edit} knownEmail={user.email} />
          {isOutdated && (
            <Notice tone="failure">
              <Trans>
                Your profile was changed elsewhere meanwhile. What you typed is still here: please
                look at it again, then save.
              </Trans>
            </Notice>
          )}
          {error && !hasFaults && !isOutdated && <WriteFailure error={error} />}
        </Form>
      </FaultFocus>
      <LeaveGuard
        title={t`Leave with unsaved changes?`}
        cancelText={t`Stay`}
        isNeeded={hasChanges}
        mayLogIn
      >
        <Trans>What you typed is kept in this tab, and is here when you come back.</Trans>
      </LeaveGuard>
      <ConfirmDialog
        isDangerous
        title={t`Discard changes?`}
        isOpen={isAsking}
        confirmText={t`Discard changes`}
        cancelText={t`Keep editing`}
        onConfirm={discard}
        onCancel={() => setIsAsking(false)}
      >
        <p>
          <Trans>What you typed is not saved.</Trans>
        </p>
      </ConfirmDialog>
    </Dialog>
  )
}
