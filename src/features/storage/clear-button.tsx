import { Trans, useLingui } from '@lingui/react/macro'
import { useConfirmedWrite } from '#src/api/use-confirmed-write.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { toast } from '#src/ui/toast-store.ts'

/** Makes room on this device, after a question. */
export function ClearButton({ onClear }: { onClear(): Promise<void> }) {
  const { t } = useLingui()
  const { ask, error, question } = useConfirmedWrite<void, object>({
    mutationFn: onClear,
    onSuccess: () => toast(t`What you only looked at is gone from this device.`),
  })
  return (
    <>
      <Button onClick={() => ask({})}>
        <Trans>Remove what was only looked at</Trans>
      </Button>
      <ConfirmDialog
        {...question}
        title={t`Remove what was only looked at?`}
        confirmText={t`Remove`}
        cancelText={t`Keep it`}
      >
        <p>
          <Trans>
            Listings, pictures and maps that you have not saved will need a connection again. What
            you have saved, typed, and your own messages and reservations stay.
          </Trans>
        </p>
        {error && (
          <Notice tone="failure">
            <Trans>This device could not remove it. Try again.</Trans>
          </Notice>
        )}
      </ConfirmDialog>
    </>
  )
}
