import { Trans, useLingui } from '@lingui/react/macro'
import { LeaveGuard as Guard } from '#src/ui/leave-guard.tsx'

/** Asks before a page with unsaved changes is left. */
export function LeaveGuard() {
  const { t } = useLingui()
  return (
    <Guard title={t`Leave with unsaved changes?`} cancelText={t`Stay`} mayLogIn>
      <Trans>What you typed is kept on this device, and is here when you come back.</Trans>
    </Guard>
  )
}
