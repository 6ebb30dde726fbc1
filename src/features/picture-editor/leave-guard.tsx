import { Trans, useLingui } from '@lingui/react/macro'
import { LeaveGuard as Guard } from '#src/ui/leave-guard.tsx'

/** Asks before somebody leaves and something is lost. */
export function LeaveGuard({
  isUploading,
  isReordering,
  hasFailed,
}: {
  isUploading: boolean
  isReordering: boolean
  hasFailed: boolean
}) {
  const { t } = useLingui()
  return (
    <Guard
      isDangerous
      title={t`Leave this page?`}
      cancelText={t`Stay here`}
      isNeeded={isUploading || isReordering}
      isDone={!isUploading && !isReordering && !hasFailed}
    >
      {isUploading ? (
        <Trans>Pictures that are not uploaded yet will not come.</Trans>
      ) : (
        <Trans>The new order of the pictures is not saved.</Trans>
      )}
    </Guard>
  )
}
