import { Trans } from '@lingui/react/macro'
import type { PublicUser } from '#contract/domain/user.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useLateDialog } from '#src/ui/use-late-dialog.ts'

/** What looks at a picture, cuts and sends it is for those who change theirs. */
const loadPictureDialog = () =>
  import('./picture-dialog.tsx').then((module) => module.PictureDialog)

/** Opens the dialog in which the profile picture is chosen. */
export function UploadImageButton({ user }: { user: PublicUser }) {
  const { Dialog, open, close } = useLateDialog(loadPictureDialog)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open}>
        <Icon name="camera" />
        <Trans>Upload Image</Trans>
      </Button>
      {Dialog && <Dialog user={user} onClose={close} />}
    </>
  )
}
