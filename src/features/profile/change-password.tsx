import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { User } from '#contract/domain/user.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PasswordDialog } from './password-dialog.tsx'

/** Opens the dialog in which users choose another password. */
export function ChangePassword({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        <Icon name="key" />
        <Trans>Change Password</Trans>
      </Button>
      {isOpen && <PasswordDialog user={user} onClose={() => setIsOpen(false)} />}
    </>
  )
}
