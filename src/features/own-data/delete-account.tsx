import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

/** Opens the dialog in which the account is deleted. */
export function DeleteAccount({
  userId,
  onDeleted,
}: {
  userId: number
  onDeleted(): Promise<void>
}) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <p>
        <Button look="danger" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <Trans>Delete your account</Trans>
        </Button>
      </p>
      <DeleteAccountDialog
        userId={userId}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onDeleted={onDeleted}
      />
    </>
  )
}
