import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { PublicUser } from '#contract/domain/user.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** What looks at a picture, cuts and sends it is for those who change theirs. */
const PictureDialog = lazy(() =>
  import('./picture-dialog.tsx').then((module) => ({ default: module.PictureDialog })),
)

/** Opens the dialog in which the profile picture is chosen. */
export function UploadImageButton({ user }: { user: PublicUser }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="camera" />
        <Trans>Upload Image</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <PictureDialog user={user} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
