import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { offeredPictures } from '#contract/domain/picture-kind.ts'
import { listingPicturesAtMost } from '#contract/limits.ts'
import { Button } from '#src/ui/button.tsx'
import { FileChoice } from '#src/ui/file-choice.tsx'
import { FormActions } from '#src/ui/form.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Sentences } from '#src/ui/sentences.tsx'
import styles from './choose-pictures.module.css'
import { useFileDrop } from './use-file-drop.ts'

/** Files are chosen, or dropped anywhere on the page. More than there is room for are not begun with before the
 *  person has said so.
 *  @param room how many more the listing takes */
export function ChoosePictures({
  room,
  onChoose,
}: {
  room: number
  onChoose(files: File[]): void
}) {
  const [tooMany, setTooMany] = useState<File[]>([])
  const take = (files: File[]) => {
    const fits = files.length <= room
    setTooMany(fits ? [] : files)
    if (fits && files.length > 0) onChoose(files)
  }
  const isOver = useFileDrop(take)
  const most = listingPicturesAtMost
  return (
    <section className={styles.choose} data-over={isOver || undefined}>
      <p>
        <Trans>Drop pictures anywhere on this page, or choose them.</Trans>
      </p>
      <FileChoice look="main" accept={offeredPictures} isDisabled={room === 0} onFiles={take}>
        <Icon name="camera" />
        <Trans>Choose pictures</Trans>
      </FileChoice>
      <p className={styles.hint}>
        <Sentences
          first={<Trans>jpg, jpeg, png or gif, at most 15 MB each.</Trans>}
          then={
            room === 0 ? (
              <Trans>There is no room for more: a listing has at most {most} pictures.</Trans>
            ) : (
              <Plural
                value={room}
                one="There is room for # more."
                other="There is room for # more."
              />
            )
          }
        />
      </p>
      {tooMany.length > 0 && (
        <div className={styles.answer}>
          <Notice tone="failure">
            <Trans>
              A listing has at most {most} pictures. You have chosen {tooMany.length}, and there is
              room for {room} more.
            </Trans>
          </Notice>
          <FormActions>
            {room > 0 && (
              <Button look="main" onClick={() => take(tooMany.slice(0, room))}>
                <Plural value={room} one="Upload the first one" other="Upload the first #" />
              </Button>
            )}
            <Button onClick={() => setTooMany([])}>
              <Trans>Upload none of them</Trans>
            </Button>
          </FormActions>
        </div>
      )}
      {isOver && (
        <div className={styles.drop} aria-hidden="true">
          <p>
            <Icon name="camera" />
            <Trans>Drop the pictures here</Trans>
          </p>
        </div>
      )}
    </section>
  )
}
