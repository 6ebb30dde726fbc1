import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { toast } from '#src/ui/toast-store.ts'

/** Makes room on this device, after a question. */
export function ClearButton({ onClear }: { onClear(): Promise<void> }) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  const [isClearing, setIsClearing] = useState(false)
  const clear = async () => {
    setIsClearing(true)
    try {
      await onClear()
    } finally {
      setIsClearing(false)
      setIsAsking(false)
    }
    toast(t`What you only looked at is gone from this device.`)
  }
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>
        <Trans>Remove what was only looked at</Trans>
      </Button>
      <ConfirmDialog
        title={t`Remove what was only looked at?`}
        isOpen={isAsking}
        confirmText={t`Remove`}
        cancelText={t`Keep it`}
        isPending={isClearing}
        onConfirm={clear}
        onCancel={() => setIsAsking(false)}
      >
        <Trans>
          Listings, pictures and maps that you have not saved will need a connection again. What you
          have saved, typed, and your own messages and reservations stay.
        </Trans>
      </ConfirmDialog>
    </>
  )
}
