import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { User } from '#contract/domain/user.ts'
import { Button } from '#src/ui/button.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

/** Opens the dialog in which the account is deleted. */
export function DeleteAccount({ user, onDeleted }: { user: User; onDeleted(): Promise<void> }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <p>
        <Button look="danger" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <Trans>Delete your account</Trans>
        </Button>
      </p>
      <DeleteAccountDialog
        user={user}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onDeleted={onDeleted}
      />
    </>
  )
}
