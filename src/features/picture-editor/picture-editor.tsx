import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useMemo, useState } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { latePart } from '#src/ui/late-part.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useUnsavedWork } from '#src/ui/use-unsaved-work.ts'
import { ChoosePictures } from './choose-pictures.tsx'
import { isUnderWay, roomFor } from './fitting-files.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { inOrder, isInOrder } from './move-pictures.ts'
import { UploadList } from './upload-list.tsx'
import { useUploads, type ChangePictures } from './use-uploads.ts'
import styles from './picture-editor.module.css'

const PictureGrid = latePart(
  () => import('./picture-grid.tsx').then((module) => module.PictureGrid),
  <Skeleton ratio={0.3} />,
)

/** A lender's pictures of a listing: more are uploaded, and those that are there are ordered and deleted.
 *  @param changePictures for one listing always the same function */
export function PictureEditor({
  listing,
  changePictures,
}: {
  listing: Listing
  changePictures: ChangePictures
}) {
  const { t } = useLingui()
  const { id, pictures } = listing
  const { uploads, queue } = useUploads(listing, changePictures)
  const [order, setOrder] = useState<string[] | null>(null)
  const shown = useMemo(() => (order ? inOrder(pictures, order) : pictures), [order, pictures])
  const showSaved = useCallback(
    (now: string[]) => {
      // What was moved meanwhile is still to be saved.
      setOrder((chosen) => (chosen && isInOrder(now, chosen) ? null : chosen))
      changePictures(() => now)
    },
    [changePictures],
  )
  const isUploading = uploads.some(isUnderWay)
  const hasFailed = uploads.some(({ state }) => state === 'failed')
  useUnsavedWork(hasFailed)
  return (
    <div className={styles.editor}>
      <ChoosePictures room={roomFor(pictures.length, uploads)} onChoose={queue.add} />
      <UploadList uploads={uploads} queue={queue} />
      {pictures.length > 0 ? (
        <PictureGrid
          listingId={id}
          pictures={shown}
          isReordering={order !== null}
          onOrder={setOrder}
          onPictures={showSaved}
        />
      ) : (
        <EmptyState icon="camera" title={t`No pictures yet`}>
          <Trans>A listing with pictures is found sooner. The first one is its cover.</Trans>
        </EmptyState>
      )}
      <LeaveGuard isUploading={isUploading} isReordering={order !== null} hasFailed={hasFailed} />
    </div>
  )
}
