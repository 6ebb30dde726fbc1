import { Trans, useLingui } from '@lingui/react/macro'
import { deletePicture } from '#contract/endpoints/rent.ts'
import { callMutation } from '#src/api/mutation.ts'
import { readAgain } from '#src/api/query-client.ts'
import { useWrite } from '#src/api/use-write.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { toast } from '#src/ui/toast-store.ts'
import { WriteFailure } from '#src/ui/write-failure.tsx'

/** Asks, and deletes a picture.
 *  @param asked the picture that is asked about; null while none is */
export function DeletePicture({
  listingId,
  asked,
  onDeleted,
  onClose,
}: {
  listingId: number
  asked: { source: string; name: string } | null
  onDeleted(pictures: string[]): void
  onClose(): void
}) {
  const { t } = useLingui()
  const { mutate, isPending, error, reset } = useWrite({
    ...callMutation(deletePicture),
    // It may be gone already, by another device or a press whose answer was lost.
    onError: () => readAgain(deletePicture.invalidates),
    // The last one takes the list that asks along.
    onSuccess: ({ resObj }) => {
      toast(t`Deleted successfully`)
      onDeleted(resObj)
      onClose()
    },
  })
  const close = () => {
    if (!isPending) reset()
    onClose()
  }
  return (
    <ConfirmDialog
      isDangerous
      title={t`Delete this picture?`}
      isOpen={asked !== null}
      confirmText={t`Delete`}
      cancelText={t`Cancel`}
      isPending={isPending}
      onConfirm={() =>
        asked && mutate({ params: { src: asked.source }, query: { RentId: listingId } })
      }
      onCancel={close}
    >
      <p>
        <Trans>{asked?.name} is taken off your post. This cannot be undone.</Trans>
      </p>
      {error && <WriteFailure error={error} />}
    </ConfirmDialog>
  )
}
