import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import type { useDeletePicture } from './use-delete-picture.ts'

/** Asks before a picture is deleted. */
export function DeletePicture({
  deletion: { asked, error, question },
}: {
  deletion: ReturnType<typeof useDeletePicture>
}) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      {...question}
      isDangerous
      title={t`Delete this picture?`}
      confirmText={t`Delete`}
      cancelText={t`Cancel`}
    >
      <p>
        <Trans>{asked?.name} is taken off your post. This cannot be undone.</Trans>
      </p>
      {error && <WriteFailure error={error} />}
    </ConfirmDialog>
  )
}
