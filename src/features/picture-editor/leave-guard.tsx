import { Trans, useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'

const always = () => true

/** Asks before somebody leaves and something is lost; the browser asks when the tab is closed.
 *  @param isNeeded whether something would be */
export function LeaveGuard({ isNeeded, isUploading }: { isNeeded: boolean; isUploading: boolean }) {
  const { t } = useLingui()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: always,
    disabled: !isNeeded,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      isDangerous
      title={t`Leave this page?`}
      isOpen={status === 'blocked'}
      confirmText={t`Leave`}
      cancelText={t`Stay here`}
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    >
      <p>
        {isUploading ? (
          <Trans>Pictures that are not uploaded yet will not come.</Trans>
        ) : (
          <Trans>The new order of the pictures is not saved.</Trans>
        )}
      </p>
    </ConfirmDialog>
  )
}
