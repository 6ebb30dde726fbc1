import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/toast-store.ts'
import styles from './verified-email.module.css'

/** An address, and whether it is known to be the user's. */
export function VerifiedEmail({ email, isVerified }: { email: string; isVerified: boolean }) {
  const { t } = useLingui()
  return (
    <span className={styles.email}>
      {email}
      {isVerified ? (
        <Badge tone="success" icon="check">
          <Trans>Verified</Trans>
        </Badge>
      ) : (
        <Button look="quiet" onClick={() => toast(t`This button is not implemented yet`)}>
          <Trans>Verify</Trans>
        </Button>
      )}
    </span>
  )
}
