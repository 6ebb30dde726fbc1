import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { offeredPictures } from '#contract/domain/picture-kind.ts'
import type { PublicUser } from '#contract/domain/user.ts'
import { formatPercent } from '#src/i18n/format.ts'
import { pictureFailureSentence } from '#src/i18n/picture-failure-sentence.ts'
import { userName } from '#src/i18n/user-name.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FailureWords } from '#src/ui/failure-words.tsx'
import { FileChoice } from '#src/ui/file-choice.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { centredCrop, type Crop } from './crop.ts'
import { CropArea } from './crop-area.tsx'
import styles from './picture-dialog.module.css'
import { pictureOpener } from './picture-opener.ts'
import type { ChangeCrop } from './use-crop-gestures.ts'
import { useUploadPicture } from './use-upload-picture.ts'

/** A file is chosen, cut to a square, and sent. */
export function PictureDialog({ user, onClose }: { user: PublicUser; onClose(): void }) {
  const { t } = useLingui()
  const [{ ask, stop }] = useState(pictureOpener)
  useEffect(() => stop, [stop])
  const [crop, setCrop] = useState<Crop | null>(null)
  const opening = useMutation({
    mutationFn: ask,
    onMutate: () => setCrop(null),
    onSuccess: (opened) => 'bitmap' in opened && setCrop(centredCrop(opened.bitmap)),
  })
  const sending = useUploadPicture(onClose)
  const bitmap = opening.data && 'bitmap' in opening.data ? opening.data.bitmap : null
  const fault = opening.data && 'fault' in opening.data ? opening.data : null
  const failure = fault ?? (sending.error && { error: sending.error })
  const choose = ([file]: File[]) => {
    if (!file || opening.isPending) return
    sending.reset()
    opening.mutate(file)
  }
  const close = () => {
    sending.cancel()
    onClose()
  }
  const change: ChangeCrop = (next) => setCrop((before) => before && next(before))
  const isBusy = opening.isPending || sending.isPending
  return (
    <Dialog
      isOpen
      title={t`Profile picture`}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <FileChoice
            look={bitmap ? 'plain' : 'main'}
            accept={offeredPictures}
            multiple={false}
            isDisabled={sending.isPending}
            onFiles={choose}
          >
            <Icon name="camera" />
            {bitmap ? <Trans>Choose another picture</Trans> : <Trans>Choose a picture</Trans>}
          </FileChoice>
          {bitmap && crop && (
            <Button
              look="main"
              aria-disabled={isBusy}
              onClick={() => !isBusy && sending.send({ bitmap, crop })}
            >
              <Trans>Upload</Trans>
            </Button>
          )}
        </>
      }
    >
      {bitmap && crop ? (
        <CropArea key={opening.submittedAt} bitmap={bitmap} crop={crop} onChange={change} />
      ) : opening.isPending ? (
        <Waiting text={t`Please wait...`} />
      ) : (
        <div className={styles.choose}>
          <Avatar name={userName(user)} src={user.picture} size="large" />
          <p>
            <Trans>jpg, jpeg, png or gif, at most 15 MB. You choose which part is shown.</Trans>
          </p>
        </div>
      )}
      {sending.isPending && (
        <ProgressBar
          label={t`Uploading`}
          value={sending.part}
          detail={formatPercent(sending.part)}
        />
      )}
      {failure && (
        <Notice tone="failure">
          <FailureWords
            before={t`Image could not be uploaded`}
            reason={pictureFailureSentence(
              failure,
              t`The connection was lost. What you have chosen is still here.`,
            )}
          />
        </Notice>
      )}
    </Dialog>
  )
}
