import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { User } from '#contract/domain/user.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { ProfileDialog } from './profile-dialog.tsx'

/** Opens the dialog in which users change what they say about themselves. */
export function EditProfile({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        <Icon name="edit" />
        <Trans>Edit Profile</Trans>
      </Button>
      {isOpen && <ProfileDialog user={user} onClose={() => setIsOpen(false)} />}
    </>
  )
}
