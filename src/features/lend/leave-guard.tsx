import { Trans, useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'

/** Asks before a page with unsaved changes is left; the browser asks where it is closed. The way to the login is
 *  free: a session that ends leads there. */
export function LeaveGuard() {
  const { t } = useLingui()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) => next.pathname !== '/login',
    enableBeforeUnload: true,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      title={t`Leave with unsaved changes?`}
      isOpen={status === 'blocked'}
      confirmText={t`Leave`}
      cancelText={t`Stay`}
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    >
      <p>
        <Trans>What you typed is kept on this device, and is here when you come back.</Trans>
      </p>
    </ConfirmDialog>
  )
}
