import { Trans, useLingui } from '@lingui/react/macro'
import { LeaveGuard as Guard } from '#src/ui/leave-guard.tsx'

/** Asks before a place that is picked and not saved is lost. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useLingui()
  return (
    <Guard
      isDangerous
      title={t`Leave with unsaved changes?`}
      cancelText={t`Stay`}
      isNeeded={isUnsaved}
      isDone={!isUnsaved}
    >
      <Trans>The place that you have picked is not saved.</Trans>
    </Guard>
  )
}
