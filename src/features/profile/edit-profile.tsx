import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useState } from 'react'
import type { User } from '#contract/domain/user.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { ProfileDialog } from './profile-dialog.tsx'

/** The language in which the dialog is open. Another one makes the page anew, and with it the button that gets the
 *  focus back. */
let openIn: string | null = null

/** Opens the dialog in which users change what they say about themselves. */
export function EditProfile({ user }: { user: User }) {
  const { i18n } = useLingui()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (openIn !== null && openIn !== i18n.locale) document.getElementById(id)?.focus()
    openIn = null
  }, [id, i18n.locale])
  const show = (isShown: boolean) => {
    openIn = isShown ? i18n.locale : null
    setIsOpen(isShown)
  }
  return (
    <>
      <Button id={id} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => show(true)}>
        <Icon name="edit" />
        <Trans>Edit Profile</Trans>
      </Button>
      {isOpen && <ProfileDialog user={user} onClose={() => show(false)} />}
    </>
  )
}
